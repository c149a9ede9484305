import { useRef, useState } from 'react'
import { useHoldForm } from '../forms/awaited/awaited-files.ts'
import { isMadeSmaller, sendFitted, sizeFault, type UploadLimits } from './fitted.ts'
import { reasonOf, type Upload } from './sending.ts'

interface Sending {
  readonly name: string
  /** From 0 to 1; null while a photo is made smaller. */
  readonly sent: number | null
}

/** The sending of one file at a time: how far it is, why it was refused, how to stop it. */
export function useSending(onUpload: Upload, { accept, maxSize }: UploadLimits) {
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
