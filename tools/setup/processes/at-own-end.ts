const signals = ['SIGINT', 'SIGTERM'] as const

/** What is done at the end, the newest first: a program is ended before the folder that it writes to is removed. */
const endings: (() => void)[] = []

/**
 * Has something done when this process ends, by itself or by Ctrl-C, `SIGTERM` included: of that Node.js says nothing on
 * its way out, and a program of a group of its own would live on. Returns how to call it off.
 */
export function atOwnEnd(ending: () => void): () => void {
  if (endings.length === 0) listen()
  endings.unshift(ending)
  return () => {
    const place = endings.indexOf(ending)
    if (place >= 0) endings.splice(place, 1)
    if (endings.length === 0) fallSilent()
  }
}

function listen(): void {
  process.on('exit', endAll)
  for (const signal of signals) process.prependListener(signal, leave) // sees who else listens, once or always
}

function fallSilent(): void {
  process.off('exit', endAll)
  for (const signal of signals) process.off(signal, leave)
}

function endAll(): void {
  for (const ending of endings) ending()
}

/** Whoever else listens ends this process in its own way, as Playwright does at the first Ctrl-C. */
function leave(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return
  endAll()
  fallSilent()
  process.kill(process.pid, signal)
}
