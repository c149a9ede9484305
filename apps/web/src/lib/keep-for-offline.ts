import { paths } from '@lading/contract/addresses/paths'
/** The pages that work without a network; the worker has no say elsewhere. */
const SCOPE = paths.directory()

/**
 * Lets this browser verify certificates without a network from now on: a worker keeps the files of this page, the keys
 * and the status list. Where a browser offers no workers the page works as before.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: SCOPE }).catch(() => undefined)
  if (!registration) return
  const worker = registration.active ?? (await started(registration))
  worker?.postMessage({ keep: filesOfThisPage() })
}

/** The worker once it runs; the page may lie outside its control until the next visit. */
function started({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const worker = installing ?? waiting
  return new Promise((resolve) => {
    if (!worker) return resolve(undefined)
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve(worker))
  })
}

function filesOfThisPage(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(own.map(({ pathname }) => pathname))]
}
