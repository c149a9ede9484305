import { paint } from './paint.ts'
import { straightenedSize } from './geometry/page-size.ts'
import { outlineOf, type PhotoPage } from './photo-pages.ts'
import { PhotoCanvas } from './PhotoCanvas.tsx'
import { straighten } from './straighten.ts'
import { useDrawing } from './use-drawing.ts'

/** Pixels of the longer side: enough to read it, quicker than what goes into the PDF. */
const SHOWN = 1400

/** What becomes of a photo: the page between its corners, upright. */
export function StraightView({ page, place }: { readonly page: PhotoPage; readonly place: number }) {
  const outline = outlineOf(page)
  const drawing = useDrawing(
    async (canvas, watch) => paint(canvas, await straighten(page.photo, outline, SHOWN, watch), SHOWN),
    JSON.stringify([page.id, outline]),
  )
  const size = straightenedSize(outline, page.photo, SHOWN)
  return <PhotoCanvas drawing={drawing} size={size} label={`Page ${place + 1}, straightened`} />
}
