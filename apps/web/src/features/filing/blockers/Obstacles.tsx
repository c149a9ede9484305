import { List, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Obstacles.module.css'

interface Props {
  readonly label: string
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** What keeps a draft from being submitted. */
export function Obstacles({ label, ...section }: Props) {
  return <section className={classes.box} aria-label={label} {...section} />
}

/** One kind of them, line by line, and the way on. */
export function Obstacle({ title, lines, way }: { title: string; lines: readonly ReactNode[]; way: ReactNode }) {
  return (
    <div>
      <Title order={3} fz="sm" ff="text">
        {title}
      </Title>
      <List fz="sm" mb="xxs">
        {lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of one answer of the server never move
          <List.Item key={place}>{line}</List.Item>
        ))}
      </List>
      {way}
    </div>
  )
}
