import { sizeText } from '#lib/format.ts'
import { inTime } from '#lib/page-code.ts'
import type { Upload } from './sending.ts'

/** What files a place takes. */
export interface UploadLimits {
  /** Media types, as `accept` of an input. */
  readonly accept: string
  /** Bytes; a larger file is refused before it is sent, but for a photo that may go as a PDF. */
  readonly maxSize: number
}

/** What can be said of a file before it is sent. The server looks inside. */
export function sizeFault(file: File, limits: UploadLimits): string {
  if (file.size === 0) return `${file.name} is empty.`
  const isTooLarge = file.size > limits.maxSize && !isMadeSmaller(file, limits)
  return isTooLarge ? `${file.name} is larger than ${sizeText(limits.maxSize)}.` : ''
}

const LARGEST_PHOTO = 50 * 1024 ** 2 // bytes: larger than a telephone takes

/** Phones take photos larger than a place accepts: such a one goes as a PDF of one page, where both are taken. */
export const isMadeSmaller = ({ type, size }: File, { accept, maxSize }: UploadLimits): boolean =>
  size > maxSize && size <= LARGEST_PHOTO && isPhoto(type, accept.split(','))

const isPhoto = (type: string, taken: readonly string[]) =>
  type.startsWith('image/') && taken.includes(type) && taken.includes('application/pdf')

/** Sends the file, made smaller first where it is a photo that is too large. */
export async function sendFitted<T>(
  file: File,
  limits: UploadLimits,
  send: (...sending: Parameters<Upload>) => Promise<T>,
  tell: (sent: number) => void,
  signal: AbortSignal,
): Promise<T> {
  if (!isMadeSmaller(file, limits)) return send(file, tell, signal)
  const fitted = await Promise.race([fit(file, limits.maxSize, signal), stopped(signal)])
  tell(0)
  return send(fitted, tell, signal)
}

async function fit(file: File, maxSize: number, signal: AbortSignal): Promise<File> {
  const { fitPhoto } = await inTime(import('./photos/fit-photo.ts')) // what draws and writes PDFs, when it is needed
  return fitPhoto(file, maxSize, signal)
}

/** Rejects as soon as the person stops it: reading a photo does not look whether it is still wanted. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
