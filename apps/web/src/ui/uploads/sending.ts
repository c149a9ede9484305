import { useRef, useState } from 'react'
import { sizeText } from '#lib/format.ts'
import { inTime } from '#lib/page-code.ts'
import { useHoldForm } from '../forms/awaited/awaited-files.ts'

/** Sends a file; told how far it is (0 to 1) and whether to stop. Rejects with the reason when it is refused. */
export type Upload = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>

/** What a place takes. */
export interface Taken {
  /** Media types, as `accept` of an input. */
  readonly accept: string
  /** Bytes; a larger file is refused before it is sent, but for a photo that may go as a PDF. */
  readonly maxSize: number
}

interface Sending {
  readonly name: string
  /** From 0 to 1; null while a photo is made smaller. */
  readonly sent: number | null
}

/** The sending of one file at a time: how far it is, why it was refused, how to stop it. */
export function useSending(onUpload: Upload, { accept, maxSize }: Taken) {
  const taken = { accept, maxSize }
  const [sending, setSending] = useState<Sending>()
  const [refusal, setRefusal] = useState('')
  const hold = useHoldForm()
  const stop = useRef<AbortController>(undefined)

  const start = (file: File) => {
    const faulty = sizeFault(file, taken)
    setRefusal(faulty)
    if (faulty) return
    const { signal } = (stop.current = new AbortController())
    const tell = (sent: number | null) => setSending({ name: file.name, sent })
    tell(isMadeSmaller(file, taken) ? null : 0)
    const arrived = sendFitted(file, taken, onUpload, tell, signal).then(
      () => true,
      (reason: unknown) => {
        setRefusal(reasonOf(reason))
        return false
      },
    )
    hold(arrived)
    void arrived.then(() => setSending(undefined))
  }
  return { sending, refusal, start, cancel: () => stop.current?.abort() }
}

/** What can be said of a file before it is sent. The server looks inside. */
export function sizeFault(file: File, taken: Taken): string {
  if (file.size === 0) return `${file.name} is empty.`
  const isTooLarge = file.size > taken.maxSize && !isMadeSmaller(file, taken)
  return isTooLarge ? `${file.name} is larger than ${sizeText(taken.maxSize)}.` : ''
}

/** Phones take photos larger than a place accepts: such a one goes as a PDF of one page, where PDFs are taken. */
export const isMadeSmaller = ({ type, size }: File, { accept, maxSize }: Taken): boolean =>
  size > maxSize && type.startsWith('image/') && accept.includes('application/pdf')

/** Sends the file, made smaller first where it is a photo that is too large. */
export async function sendFitted<T>(
  file: File,
  taken: Taken,
  send: (...sending: Parameters<Upload>) => Promise<T>,
  tell: (sent: number) => void,
  signal: AbortSignal,
): Promise<T> {
  if (!isMadeSmaller(file, taken)) return send(file, tell, signal)
  const { fitPhoto } = await inTime(import('./photos/fit-photo.ts')) // what draws and writes PDFs, when it is needed
  const fitted = await fitPhoto(file, taken.maxSize, signal)
  tell(0)
  return send(fitted, tell, signal)
}

/** How far a file is, in words. */
export const progressWords = (sent: number | null): string =>
  sent === null ? 'Making the photo smaller …' : sent < 1 ? `${Math.floor(100 * sent)} %` : 'Being checked …'

/** Why a file did not arrive, in a sentence; empty where the person stopped it. */
export function reasonOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return ''
  return reason instanceof Error ? reason.message : 'The file could not be sent.'
}
