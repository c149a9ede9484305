import classes from './ProgressBar.module.css'

interface Props {
  /** From 0 to 100; what lies outside is drawn as the nearer end (specification, section 5). */
  readonly value: number
  /** What is on its way, for readers. */
  readonly label: string
  /** Pixels; specification, section 9. */
  readonly height?: number
}

/** How far something has come. */
export function ProgressBar({ value, label, height = 3 }: Props) {
  const shown = Math.min(100, Math.max(0, value || 0))
  return <progress className={classes.bar} value={shown} max={100} aria-label={label} style={{ height }} />
}
