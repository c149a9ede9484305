import { Center, Loader, VisuallyHidden } from '@mantine/core'
import { useScreen } from './current-screen.ts'

/** Shown while the first page's code and data are on their way. */
export function Starting() {
  const screen = useScreen()
  return (
    <Center component="main" mih="100vh" aria-busy="true">
      <VisuallyHidden component="h1">{screen?.title ?? 'Lading'}</VisuallyHidden>
      <div role="status" aria-label="Loading">
        <Loader />
      </div>
    </Center>
  )
}
