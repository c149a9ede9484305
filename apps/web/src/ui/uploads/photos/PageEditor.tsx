import { ActionIcon, Button, Group, Text, Tooltip } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useKeptFocus } from '../../forms/dialogs/returned-focus.ts'
import { turnPage, type PhotoPage } from './photo-pages.ts'
import { PhotoView } from './PhotoView.tsx'
import { StraightView } from './StraightView.tsx'
import type { PhotoPages } from './use-photo-pages.ts'

interface Props {
  readonly page: PhotoPage
  readonly work: PhotoPages
}

/** One page: its photo with the four corners, or what becomes of it; turned, moved, removed. */
export function PageEditor({ page, work }: Props) {
  const { pages, change, shift, remove } = work
  const [isResult, setResult] = useState(page.isStraightened)
  const place = pages.indexOf(page)
  const straightenButton = useKeptFocus<HTMLButtonElement>(page.isStraightened)
  const toggle = () => {
    if (!isResult) change(page.id, (now) => ({ ...now, isStraightened: true }))
    setResult(!isResult)
  }
  const leaveWhole = () => {
    change(page.id, (now) => ({ ...now, isStraightened: false }))
    setResult(false)
  }
  return (
    <section aria-label={`Page ${place + 1}`}>
      <Group justify="space-between" wrap="nowrap" gap="sm" my="xs">
        <Text size="sm" c="dimmed" role="status">
          {wordsFor(page, isResult)}
        </Text>
        {page.isStraightened && (
          <Button size="compact-sm" variant="subtle" flex="none" onClick={leaveWhole}>
            Use the whole photo
          </Button>
        )}
      </Group>
      {isResult ? <StraightView page={page} place={place} /> : <PhotoView page={page} place={place} work={work} />}
      <Group justify="space-between" gap={6} mt="sm">
        <Group gap={6} wrap="nowrap">
          <Tool label="Turn clockwise" onClick={() => change(page.id, turnPage)}>
            <IconRotateClockwise size={18} aria-hidden />
          </Tool>
          <Tool label="Move earlier" disabled={place === 0} onClick={() => shift(page.id, -1)}>
            <IconArrowLeft size={18} aria-hidden />
          </Tool>
          <Tool label="Move later" disabled={place === pages.length - 1} onClick={() => shift(page.id, 1)}>
            <IconArrowRight size={18} aria-hidden />
          </Tool>
          <Tool label="Remove this page" onClick={() => remove(page.id)}>
            <IconTrash size={18} aria-hidden />
          </Tool>
        </Group>
        <Button
          ref={straightenButton}
          miw={140}
          h={44}
          flex={{ base: '1 1 auto', sm: 'initial' }}
          variant={isResult ? 'default' : 'outline'}
          onClick={toggle}
        >
          {isResult ? 'Show original' : 'Straighten'}
        </Button>
      </Group>
    </section>
  )
}

interface ToolProps {
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** It keeps the focus, which a disabled button would lose: the page that is moved to an end is moved back by the next press. */
const closed = { 'data-disabled': true, 'aria-disabled': true }

function Tool({ label, onClick, disabled = false, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={44} variant="default" aria-label={label} {...(disabled ? closed : { onClick })}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

function wordsFor({ isStraightened }: PhotoPage, isResult: boolean): string {
  if (isResult) return 'Straightened. This goes into the PDF.'
  if (isStraightened) return 'The original. The straightened page goes into the PDF.'
  return 'Put the four corners on the corners of the page, then straighten it. Otherwise the whole photo is used.'
}
