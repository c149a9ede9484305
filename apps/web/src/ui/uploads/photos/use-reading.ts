import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readPhoto, type Photo } from './read-photo.ts'

/** How many of the photos that were brought are open. */
export interface Reading {
  readonly over: number
  readonly total: number
}

/**
 * Opens photos one after another, also where others are added meanwhile: one at a time is unpacked. `onPhoto` takes each
 * that was read and gives it its number.
 */
export function useReading(first: readonly File[], onPhoto: (photo: Photo) => number) {
  const [reading, setReading] = useState<Reading | undefined>({ over: 0, total: first.length })
  const [faults, setFaults] = useState<readonly string[]>([])
  const closed = useRef<AbortController>(undefined)
  const queue = useRef(Promise.resolve())

  const readOne = async (file: File, signal: AbortSignal): Promise<number | undefined> => {
    const photo = await readPhoto(file).catch((reason: unknown) => (reason instanceof Error ? reason.message : ''))
    if (signal.aborted) return undefined
    setReading((now) => (now && now.over + 1 < now.total ? { ...now, over: now.over + 1 } : undefined))
    if (typeof photo !== 'string') return onPhoto(photo)
    setFaults((now) => [...now, photo])
    return undefined
  }
  const read = (files: readonly File[], { signal }: AbortController, onRead?: (id: number) => void) => {
    for (const file of files)
      queue.current = queue.current.then(async () => {
        const id = signal.aborted ? undefined : await readOne(file, signal)
        if (id !== undefined) onRead?.(id)
      })
  }
  const begin = useEffectEvent((closing: AbortController) => read(first, closing))
  useEffect(() => {
    const closing = (closed.current = new AbortController())
    begin(closing)
    return () => closing.abort()
  }, [])
  const add = (files: readonly File[], onRead: (id: number) => void) => {
    if (!closed.current || files.length === 0) return
    setFaults([])
    setReading((now) => ({ over: now?.over ?? 0, total: (now?.total ?? 0) + files.length }))
    read(files, closed.current, onRead)
  }
  return { reading, faults, forgetFaults: () => setFaults([]), add }
}
