import type { ReactNode } from 'react'

/** A name and what it is; `undefined`, `null` and '' are shown as a dash. What is long takes the whole width. */
export type Fact = readonly [name: string, value: ReactNode, width?: 'whole']

/** Facts under their names, in columns where there is room. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="facts">
      {rows.map(([name, value, width]) => (
        <div key={name} style={width && { gridColumn: '1 / -1' }}>
          <dt>{name}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
