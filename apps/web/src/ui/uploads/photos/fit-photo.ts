import { makePdf } from './make-pdf.ts'
import { addPage } from './photo-pages.ts'
import { readPhoto } from './read-photo.ts'

/** A photo as a PDF of one page that is no larger than `maxSize`, under its own name. Rejects with a sentence where it cannot be opened. */
export async function fitPhoto(file: File, maxSize: number, signal: AbortSignal): Promise<File> {
  const photo = await readPhoto(file)
  return makePdf(addPage([], 0, photo), file.name.replace(/\.\w+$/, ''), maxSize, { signal })
}
