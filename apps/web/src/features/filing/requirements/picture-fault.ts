import { tooSmallToRead } from '@lading/domain/documents/readable-picture'

/** Why a picture need not be sent, told before it is; undefined for other files, and for what only the server can judge. */
export async function pictureFault(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const fault = tooSmallToRead(picture)
  picture.close()
  return fault
}
