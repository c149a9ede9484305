import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { fetchedPart } from '#lib/page-code.ts'
import { useScreenTitle } from './current-screen.ts'

// Nothing is said before the first page stands: its code may come after the page's.
const ToastRegion = fetchedPart(async () => (await import('#ui/ToastRegion.tsx')).ToastRegion)

/** What is common to every page: the document's title, the scroll position, the toasts. */
export function Root() {
  const title = useScreenTitle()
  useEffect(() => {
    document.title = title ? `${title} · Lading` : 'Lading'
  }, [title])
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <ToastRegion />
      </Suspense>
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  )
}
