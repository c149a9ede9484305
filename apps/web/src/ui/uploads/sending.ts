import { useRef, useState } from 'react'
import { sizeText } from '#lib/format.ts'
import { useHoldForm } from '../forms/awaited/awaited-files.ts'

/** Sends a file; told how far it is (0 to 1) and whether to stop. Rejects with the reason when it is refused. */
export type Upload = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<unknown>

/** The sending of one file at a time: how far it is, why it was refused, how to stop it. `maxSize` in bytes. */
export function useSending(onUpload: Upload, maxSize: number) {
  const [sending, setSending] = useState<{ name: string; sent: number }>()
  const [refusal, setRefusal] = useState('')
  const hold = useHoldForm()
  const stop = useRef<AbortController>(undefined)

  const start = (file: File) => {
    const faulty = sizeFault(file, maxSize)
    setRefusal(faulty)
    if (faulty) return
    stop.current = new AbortController()
    setSending({ name: file.name, sent: 0 })
    const arrived = onUpload(file, (sent) => setSending({ name: file.name, sent }), stop.current.signal).then(
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
export function sizeFault(file: File, maxSize: number): string {
  if (file.size === 0) return `${file.name} is empty.`
  return file.size > maxSize ? `${file.name} is larger than ${sizeText(maxSize)}.` : ''
}

/** Why a file did not arrive, in a sentence; empty where the person stopped it. */
export function reasonOf(reason: unknown): string {
  if (reason instanceof DOMException && reason.name === 'AbortError') return ''
  return reason instanceof Error ? reason.message : 'The file could not be sent.'
}
