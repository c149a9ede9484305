import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addPage, changePage, removePage, shiftPage, type PhotoPage } from './photo-pages.ts'
import { readPhoto } from './read-photo.ts'

/** How many of the photos that were brought are open. */
interface Reading {
  readonly over: number
  readonly total: number
}

/** The pages somebody makes of photos: those read so far, the one that is shown, and what could not be read. */
export function usePhotoPages(first: readonly File[]) {
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const [chosen, setChosen] = useState(0)
  const [reading, setReading] = useState<Reading | undefined>({ over: 0, total: first.length })
  const [faults, setFaults] = useState<readonly string[]>([])
  const closed = useRef<AbortController>(undefined)
  const queue = useRef(Promise.resolve())
  const made = useRef(0)

  const readOne = async (file: File, signal: AbortSignal): Promise<number | undefined> => {
    const photo = await readPhoto(file).catch((reason: unknown) => (reason instanceof Error ? reason.message : ''))
    if (signal.aborted) return undefined
    setReading((now) => (now && now.over + 1 < now.total ? { ...now, over: now.over + 1 } : undefined))
    if (typeof photo === 'string') {
      setFaults((now) => [...now, photo])
      return undefined
    }
    const id = (made.current += 1)
    setPages((now) => addPage(now, id, photo))
    return id
  }
  /** One after another, also where others are added meanwhile: one photo at a time is unpacked. */
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
  const add = (files: readonly File[]) => {
    if (!closed.current || files.length === 0) return
    setFaults([])
    setReading((now) => ({ over: now?.over ?? 0, total: (now?.total ?? 0) + files.length }))
    read(files, closed.current, setChosen)
  }

  const shown = pages.find(({ id }) => id === chosen) ?? pages[0]
  return {
    pages,
    shown,
    reading,
    faults,
    forgetFaults: () => setFaults([]),
    add,
    choose: setChosen,
    change: (id: number, how: (page: PhotoPage) => PhotoPage) => setPages((now) => changePage(now, id, how)),
    shift: (id: number, by: number) => {
      setChosen(id) // it stays in sight wherever it goes
      setPages((now) => shiftPage(now, id, by))
    },
    remove: (id: number) => {
      const place = pages.findIndex((page) => page.id === id)
      setChosen((pages[place + 1] ?? pages[place - 1])?.id ?? 0)
      setPages((now) => removePage(now, id))
    },
  }
}

export type PhotoPages = ReturnType<typeof usePhotoPages>
