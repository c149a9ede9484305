import type { ReactNode } from 'react'
import classes from './OneLine.module.css'

/** What a list must not break into two lines. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return <span className={classes.line}>{children}</span>
}
