import { VisuallyHidden } from '@mantine/core'
import { useScreen } from './current-screen.ts'

/** While the first page's code and data are on their way: for readers; the mark in index.html stays as long as this does. */
export function Starting() {
  const screen = useScreen()
  return (
    <VisuallyHidden component="main" aria-busy="true" data-starting>
      <h1>{screen?.title ?? 'Lading'}</h1>
      <div role="status" aria-label="Loading" />
    </VisuallyHidden>
  )
}
