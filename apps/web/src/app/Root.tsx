import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { fetchedPart } from '#lib/page-code.ts'
import { useDayKept } from '#lib/today.ts'
import { useAnythingSaid } from '#lib/toast.ts'
import { PlainToasts } from '#ui/messages/PlainToasts.tsx'
import { useScreenTitle } from './current-screen.ts'

const toasts = async () => (await import('#ui/messages/ToastRegion.tsx')).ToastRegion
const ToastRegion = fetchedPart(() => toasts().catch(() => PlainToasts))

/** What is common to every page: the document's title, the scroll position, the toasts, the day. */
export function Root() {
  const title = useScreenTitle()
  const isAnythingSaid = useAnythingSaid()
  useDayKept()
  usePageTurned()
  useEffect(() => {
    document.title = title ? `${title} · Lading` : 'Lading'
  }, [title])
  return (
    <>
      <Outlet />
      {isAnythingSaid && (
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      )}
      <ScrollRestoration getKey={(location) => location.pathname} />
    </>
  )
}

/** Says once another page has come: the first does not come in softly, it has been waited for. */
function usePageTurned() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useLayoutEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset['pageTurned'] = ''
  }, [pathname])
}
