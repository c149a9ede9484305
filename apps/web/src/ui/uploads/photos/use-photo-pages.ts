import { useRef, useState } from 'react'
import { addPage, changePage, removePage, shiftPage, type PhotoPage } from './photo-pages.ts'
import type { Photo } from './read-photo.ts'
import { useReading } from './use-reading.ts'

/** The pages somebody makes of photos: those read so far, the one that is shown, and what could not be read. */
export function usePhotoPages(first: readonly File[]) {
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const [chosen, setChosen] = useState(0)
  const made = useRef(0)
  const append = (photo: Photo): number => {
    const id = (made.current += 1)
    setPages((now) => addPage(now, id, photo))
    return id
  }
  const { add, ...reading } = useReading(first, append)
  return {
    ...reading,
    pages,
    shown: pages.find(({ id }) => id === chosen) ?? pages[0],
    add: (files: readonly File[]) => add(files, setChosen),
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
