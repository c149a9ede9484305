import { ActionIcon, Box, Group, Text } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from '@tabler/icons-react'
import { Suspense, useCallback, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import { saveAs } from '#lib/save-as.ts'
import { ErrorState } from '../messages/ErrorState.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import classes from './PdfViewer.module.css'

const PdfPages = fetchedPart(async () => (await import('./PdfPages.tsx')).PdfPages)

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const FIT = ZOOMS.indexOf(1)

interface Props {
  /** The file's bytes; undefined while they are on their way. */
  readonly blob: Blob | undefined
  /** What it is, for readers and for the file that is saved. */
  readonly name: string
  /** What stands at the left of the bar; the name when it is not given. */
  readonly title?: ReactNode
  /** How high it stands where nothing around it says so, as in CSS. */
  readonly height?: string
}

/** Shows a PDF page by page, or a picture. `+` and `-` zoom, Page Up and Page Down turn the page. */
export function PdfViewer(props: Props) {
  return <Viewer key={props.name} {...props} />
}

function Viewer({ blob, name, title, height }: Props) {
  const [page, setPage] = useState(1)
  const [pages, setPages] = useState(1)
  const [zoom, setZoom] = useState(FIT)
  const [failure, setFailure] = useState('')
  const onPages = useCallback((count: number) => setPages(count), [])

  const turn = (by: number) => setPage((now) => Math.min(pages, Math.max(1, now + by)))
  const scale = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))
  const keys: Record<string, () => void> = {
    '+': () => scale(1),
    '=': () => scale(1),
    '-': () => scale(-1),
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    Home: () => setPage(1),
    End: () => setPage(pages),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const shared = { blob, name, zoom: ZOOMS[zoom] ?? 1 }
  return (
    <section className={classes.viewer} style={{ height }} aria-label={`Viewer: ${name}`}>
      <Group justify="space-between" gap="xs" className={classes.bar}>
        <Box miw={0}>{title ?? <b>{name}</b>}</Box>
        <Group gap="xxs" ml="auto">
          <Tool label="Zoom out" icon={IconZoomOut} off={zoom === 0} onClick={() => scale(-1)} />
          <Tool label="Zoom in" icon={IconZoomIn} off={zoom === ZOOMS.length - 1} onClick={() => scale(1)} />
          {blob && (
            <Tool label={`Download ${name}`} icon={IconDownload} off={false} onClick={() => saveAs(blob, name)} />
          )}
          {pages > 1 && (
            <>
              <Tool label="Previous page" icon={IconChevronLeft} off={page === 1} onClick={() => turn(-1)} />
              <Text size="xs" c="dimmed" className="num" role="status">
                {page} of {pages}
              </Text>
              <Tool label="Next page" icon={IconChevronRight} off={page === pages} onClick={() => turn(1)} />
            </>
          )}
        </Group>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- the keyboard scrolls it */}
      <div className={classes.well} tabIndex={0} role="group" aria-label={`${name}, contents`} onKeyDown={press}>
        {failure ? (
          <ErrorState message={failure} />
        ) : !blob ? (
          <PageSkeleton />
        ) : blob.type.startsWith('image/') ? (
          <Picture {...shared} blob={blob} />
        ) : (
          <Suspense fallback={<PageSkeleton />}>
            <PdfPages {...shared} blob={blob} page={page} onPages={onPages} onFailure={setFailure} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

function Picture({ blob, name, zoom }: { blob: Blob; name: string; zoom: number }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt={name} style={{ width: `${zoom * 100}%` }} />
}

function Tool({ label, icon: Shown, off, onClick }: { label: string; icon: Icon; off: boolean; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} disabled={off} onClick={onClick}>
      <Shown size={18} stroke={1.7} />
    </ActionIcon>
  )
}
