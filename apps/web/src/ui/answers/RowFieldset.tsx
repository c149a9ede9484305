import type { ReactNode } from 'react'
import classes from './RowFieldset.module.css'

interface Props {
  readonly legend: ReactNode
  /** Where an error of the row is led to. */
  readonly row_key?: string
  readonly children: ReactNode
}

/** One row of a list of the form, with its fields. */
export function RowFieldset({ legend, row_key, children }: Props) {
  return (
    <fieldset className={classes.row} data-row={row_key}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
