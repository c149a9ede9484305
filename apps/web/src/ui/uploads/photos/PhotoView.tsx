import { paint } from './paint.ts'
import { CornerHandles } from './CornerHandles.tsx'
import { turnedSize } from './geometry/page-size.ts'
import { withCorner, type PhotoPage } from './photo-pages.ts'
import { PhotoCanvas } from './PhotoCanvas.tsx'
import { useDrawing } from './use-drawing.ts'
import type { PhotoPages } from './use-photo-pages.ts'

/** Pixels: sharp on a screen, and quick to draw. */
const SHOWN = 1600

interface Props {
  readonly page: PhotoPage
  readonly place: number
  readonly work: PhotoPages
}

/** The photo as it was taken, with the corners of the page that the person moves. */
export function PhotoView({ page, place, work }: Props) {
  const { photo, turns, corners } = page
  const drawing = useDrawing(async (canvas, { signal }) => {
    const bitmap = await createImageBitmap(photo.picture)
    if (!signal.aborted) paint(canvas, bitmap, SHOWN, turns)
    bitmap.close()
  }, `${page.id} ${turns}`)
  return (
    <PhotoCanvas drawing={drawing} size={turnedSize(photo, turns)} label={`Photo of page ${place + 1}`}>
      <CornerHandles
        corners={corners}
        picture={drawing.canvas}
        onMove={(which, to) => work.change(page.id, (now) => withCorner(now, which, to))}
      />
    </PhotoCanvas>
  )
}
