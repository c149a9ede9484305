import { UnstyledButton } from '@mantine/core'
import { IconCamera, IconCheck, IconPhotoPlus } from '@tabler/icons-react'
import { useId, type KeyboardEvent } from 'react'
import { isTouched } from '../../forms/is-touched.ts'
import { PhotoInput } from './PhotoInput.tsx'
import type { PhotoPage } from './photo-pages.ts'
import type { PhotoPages } from './use-photo-pages.ts'
import classes from './PageStrip.module.css'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The pages in their order: choose one to work on, move it by Shift and an arrow key, add others. */
export function PageStrip({ work }: { readonly work: PhotoPages }) {
  const { pages, shown, reading, choose, shift, add } = work
  const hint = useId()
  const move = (event: KeyboardEvent, page: PhotoPage) => {
    const by = steps[event.key]
    if (by === undefined || !event.shiftKey) return
    event.preventDefault()
    shift(page.id, by)
  }
  return (
    <div className={classes.bar}>
      <ol className={classes.strip} aria-label="Pages">
        {pages.map((page, place) => (
          <li key={page.id}>
            <UnstyledButton
              ref={page === shown ? bringIntoSight : undefined}
              className={classes.page}
              aria-current={page === shown ? 'true' : undefined}
              aria-label={nameOf(page, place, pages.length)}
              aria-describedby={pages.length > 1 ? hint : undefined}
              onClick={() => choose(page.id)}
              onKeyDown={(event) => move(event, page)}
            >
              <img src={page.photo.thumbnail} alt="" style={{ rotate: `${page.turns * 90}deg` }} />
              <span className={classes.number}>
                {place + 1}
                {page.isStraightened && <IconCheck size={12} stroke={3} aria-hidden />}
              </span>
            </UnstyledButton>
          </li>
        ))}
        {reading && <li className={classes.awaited} aria-hidden />}
      </ol>
      <AddTiles onPhotos={add} />
      <span id={hint} hidden>
        Shift and an arrow key move the page.
      </span>
    </div>
  )
}

const bringIntoSight = (button: HTMLElement | null) => button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Places for another page, after the last one: by the camera where there is one, and from the photos that are kept. */
function AddTiles({ onPhotos }: { readonly onPhotos: (photos: readonly File[]) => void }) {
  return (
    <>
      {isTouched() && (
        <PhotoInput camera onPhotos={onPhotos}>
          {(press) => (
            <UnstyledButton {...press} className={classes.add}>
              <IconCamera size={20} aria-hidden />
              Take another
            </UnstyledButton>
          )}
        </PhotoInput>
      )}
      <PhotoInput camera={false} onPhotos={onPhotos}>
        {(press) => (
          <UnstyledButton {...press} className={classes.add}>
            <IconPhotoPlus size={20} aria-hidden />
            Add photos
          </UnstyledButton>
        )}
      </PhotoInput>
    </>
  )
}

function nameOf({ isStraightened }: PhotoPage, place: number, count: number): string {
  return `Page ${place + 1} of ${count}${isStraightened ? ', straightened' : ''}`
}
