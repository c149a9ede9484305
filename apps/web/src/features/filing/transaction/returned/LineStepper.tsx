import { Button, Group, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReturnedLine } from '../../report/lines/returned-lines.ts'

interface Props {
  readonly items: readonly ReturnedLine[]
  /** The number of the line that is shown. */
  readonly at: number
  readonly onStep: (number: number) => void
}

/** From one remark on a line to the next, and to the next without an answer. */
export function LineStepper({ items, at, onStep }: Props) {
  const place = items.findIndex(({ number }) => number === at)
  const after = [...items.slice(place + 1), ...items.slice(0, place)]
  const open = after.find(({ answered_at }) => answered_at === null)
  const [previous, next] = [items[place - 1], items[place + 1]]
  if (items.length === 1) return null
  return (
    <Group gap="xs" role="group" aria-label="Remarks on lines">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconChevronLeft size={15} aria-hidden />}
        disabled={!previous}
        onClick={() => previous && onStep(previous.number)}
      >
        Previous
      </Button>
      <Text size="sm" className="num" role="status">
        {`Remark ${place + 1} of ${items.length}`}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        rightSection={<IconChevronRight size={15} aria-hidden />}
        disabled={!next}
        onClick={() => next && onStep(next.number)}
      >
        Next
      </Button>
      {open && (
        <Button size="compact-sm" variant="subtle" onClick={() => onStep(open.number)}>
          {`Next without an answer: line ${open.number}`}
        </Button>
      )}
    </Group>
  )
}
