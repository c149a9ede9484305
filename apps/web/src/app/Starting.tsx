import { Loader, VisuallyHidden } from '@mantine/core'
import { useScreen } from './current-screen.ts'

/** Shown while the first page's code and data are on their way. */
export function Starting() {
  const screen = useScreen()
  return (
    <main className="starting" aria-busy="true">
      <VisuallyHidden component="h1">{screen?.title ?? 'Lading'}</VisuallyHidden>
      <div role="status" aria-label="Loading">
        <Loader />
      </div>
    </main>
  )
}
