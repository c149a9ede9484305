import type { Ref } from 'react'
import classes from './Map.module.css'

interface Props {
  readonly ref: Ref<HTMLElement>
  /** What the map shows, for readers. */
  readonly label: string
  /** Gives the height. */
  readonly className: string | undefined
}

/** Where a map is drawn. */
export function MapBox({ ref, label, className }: Props) {
  return <section className={`${classes.map} ${className}`} ref={ref} aria-label={label} />
}
