import { Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './PlaceList.module.css'

/** Places beside the map. */
export function PlaceList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}

interface Props {
  readonly name: string
  /** What else is known of it, a row each. */
  readonly rows: readonly string[]
  readonly isShown?: boolean
  /** Goes to it on the map; absent where it is not pinned. */
  readonly onShow: (() => void) | undefined
}

/** One place; a press shows it on the map. */
export function PlaceLine({ name, rows, isShown, onShow }: Props) {
  const words = (
    <>
      <b>{name}</b>
      {rows.map((row) => (
        <Text key={row} component="small" size="xs" c="dimmed">
          {row}
        </Text>
      ))}
    </>
  )
  return (
    <li>
      {onShow ? (
        <UnstyledButton className={classes.place} aria-pressed={isShown} onClick={onShow}>
          {words}
        </UnstyledButton>
      ) : (
        <div className={classes.place}>{words}</div>
      )}
    </li>
  )
}
