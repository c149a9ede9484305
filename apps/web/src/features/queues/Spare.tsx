import type { ReactNode } from 'react'
import classes from './Spare.module.css'

/** What a staff list says only where it has room. */
export function Spare({ children }: { readonly children: ReactNode }) {
  return <span className={classes.spare}>{children}</span>
}
