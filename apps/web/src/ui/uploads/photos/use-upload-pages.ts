import { useRef, useState } from 'react'
import { useHoldForm } from '../../forms/awaited/awaited-files.ts'
import { reasonOf, type Upload } from '../sending.ts'
import { makePdf } from './make-pdf.ts'
import type { PhotoPage } from './photo-pages.ts'

/** How far the work has come: what is being done, and how much of it, from 0 to 1. */
interface UploadProgress {
  readonly words: string
  readonly done: number
}

interface Target {
  readonly name: string
  /** Bytes. */
  readonly maxSize: number
  readonly onUpload: Upload
}

/** Makes one PDF of pages and sends it; the form around waits for it. What was made and then refused is made anew. */
export function useUploadPages({ name, maxSize, onUpload }: Target) {
  const [progress, setProgress] = useState<UploadProgress>()
  const [refusal, setRefusal] = useState('')
  const stop = useRef<AbortController>(undefined)
  const hold = useHoldForm()

  const send = async (pages: readonly PhotoPage[]): Promise<boolean> => {
    const { signal } = (stop.current = new AbortController())
    const making = (done: number) => setProgress({ words: 'Making the PDF …', done })
    const sending = (done: number) => setProgress({ words: done < 1 ? 'Uploading …' : 'Being checked …', done })
    setRefusal('')
    making(0)
    try {
      const file = await makePdf(pages, name, maxSize, { signal, onProgress: making })
      sending(0)
      await onUpload(file, sending, signal)
      return true
    } catch (reason) {
      setRefusal(reasonOf(reason))
      return false
    } finally {
      setProgress(undefined)
    }
  }
  const start = (pages: readonly PhotoPage[]) => {
    const arrived = send(pages)
    hold(arrived)
    return arrived
  }
  return { progress, refusal, start, cancel: () => stop.current?.abort() }
}
