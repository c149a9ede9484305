import { Text } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { useId } from 'react'
import type { Entry } from './entries.ts'

interface Props {
  readonly title: string
  readonly entries: readonly Entry[]
  /** The place of its first line among all. */
  readonly from: number
  readonly selected: number
  readonly idOf: (place: number) => string
  readonly onChoose: (entry: Entry) => void
}

/** Lines of one kind under their title. */
export function PaletteGroup({ title, entries, from, selected, idOf, onChoose }: Props) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Text id={id} size="xs" fw={700} c="dimmed" px="sm" pt="xs" pb="xxs">
        {title}
      </Text>
      {entries.map((entry, place) => {
        const isSelected = from + place === selected
        return (
          <Spotlight.Action
            key={entry.id}
            // It takes no id by itself.
            ref={(line: HTMLElement | null) => line?.setAttribute('id', idOf(from + place))}
            role="option"
            aria-selected={isSelected}
            data-selected={isSelected || undefined}
            label={entry.label}
            description={entry.hint}
            onClick={() => onChoose(entry)}
          />
        )
      })}
    </div>
  )
}
