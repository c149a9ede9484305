import { Title, UnstyledButton } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { toast } from '#lib/toast.ts'
import { Tiles } from '#ui/layout/Tiles.tsx'
import { neighbour } from './neighbour.ts'
import type { Group, IconEntry } from './group.ts'
import classes from './IconGroups.module.css'

/** Icons under the heading of their group. One stop of the Tab key; arrows go from icon to icon. */
export function IconGroups({ groups }: { groups: readonly Group[] }) {
  const [last, setLast] = useState<string>()
  const names = groups.flatMap(({ icons }) => icons.map(([name]) => name))
  const stop = last !== undefined && names.includes(last) ? last : names[0]
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = neighbour(buttons, document.activeElement, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows go from one button within to the next
    <div onKeyDown={go}>
      {groups.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <Title order={2} fz="md" mt="lg" mb="xs">
            {title}
          </Title>
          <Tiles min="92px" gap="xs">
            {icons.map((icon) => (
              <Tile key={icon[0]} icon={icon} isStop={icon[0] === stop} onFocus={() => setLast(icon[0])} />
            ))}
          </Tiles>
        </section>
      ))}
    </div>
  )
}

interface TileProps {
  readonly icon: IconEntry
  readonly isStop: boolean
  readonly onFocus: () => void
}

function Tile({ icon: [name, , Drawing], isStop, onFocus }: TileProps) {
  return (
    <li>
      <UnstyledButton
        className={classes.tile}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => void copy(name)}
      >
        <Drawing size={26} stroke={1.5} aria-hidden />
        <span>{name}</span>
      </UnstyledButton>
    </li>
  )
}

/** Browsers give the clipboard to secure pages only; elsewhere the name is shown to be written down. */
async function copy(name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(name)
    toast.success(`Copied: ${name}`)
  } catch {
    toast.error(`This browser did not let the portal copy. The name is ${name}.`)
  }
}
