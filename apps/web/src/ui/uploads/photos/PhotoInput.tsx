import { FileButton } from '@mantine/core'
import { useRef, type ReactNode } from 'react'

interface Props {
  /** Opens the camera where there is one; otherwise the pictures that are kept. */
  readonly camera: boolean
  readonly onPhotos: (photos: readonly File[]) => void
  /** The button; it takes what it is given. */
  readonly children: (press: { readonly onClick: () => void }) => ReactNode
}

/** Asks the device for photos. */
export function PhotoInput({ camera, onPhotos, children }: Props) {
  const reset = useRef<() => void>(null)
  const take = (photos: readonly File[]) => {
    onPhotos(photos)
    reset.current?.() // so that the same photos can be chosen again
  }
  return (
    <FileButton
      multiple
      accept="image/*"
      resetRef={reset}
      onChange={take}
      inputProps={{ 'aria-label': 'Photos' }}
      {...(camera && { capture: 'environment' })}
    >
      {children}
    </FileButton>
  )
}
