import type { ReactNode } from 'react'
import { Tiles } from '#ui/layout/Tiles.tsx'
import classes from './PeopleList.module.css'

/** Names side by side, each with a smaller row under it. */
export function PeopleList({ children }: { readonly children: ReactNode }) {
  return (
    <Tiles min={240} gap="lg" verticalSpacing="sm" fz="sm" className={classes.list}>
      {children}
    </Tiles>
  )
}
