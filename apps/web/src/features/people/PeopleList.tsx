import type { ReactNode } from 'react'
import classes from './PeopleList.module.css'

/** Names side by side, each with a smaller row under it. */
export function PeopleList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>
}
