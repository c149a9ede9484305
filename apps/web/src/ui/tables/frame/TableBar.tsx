import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import type { TableState } from '../request/table-request.ts'
import { type Filter } from '../request/table-filter.ts'
import classes from './TableBar.module.css'

const SETTLED = 300 // milliseconds without a key before the search is sent

interface Props {
  readonly state: TableState
  readonly filters: readonly Filter[]
  readonly tools: ReactNode
  readonly searchLabel: string | false
  /** The order, to be chosen where the heads do not stand. */
  readonly children?: ReactNode
  /** What every table can do: views, columns, export. */
  readonly own: ReactNode
}

/** Above a table: the search box, the filters, and what the page adds. */
export function TableBar({ state, filters, tools, searchLabel, children, own }: Props) {
  return (
    <div className={`tbl-bar ${classes.bar} no-print`}>
      {searchLabel !== false && <Search label={searchLabel} state={state} />}
      <div className={`tbl-tools ${classes.tools}`}>
        {filters.map(({ name, label, choices }) => (
          <Select
            key={name}
            className={classes.filter}
            label={label}
            data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
            placeholder="All"
            clearable
            clearButtonProps={{ 'aria-label': `Clear ${label}` }}
            value={state.request.filters[name] ?? null}
            onChange={(value) => state.filter(name, value ?? '')}
          />
        ))}
        {children}
        {tools}
      </div>
      <div className={classes.own}>{own}</div>
    </div>
  )
}

function Search({ label, state }: { label: string; state: TableState }) {
  const box = useRef<HTMLInputElement>(null)
  const send = useDebouncedCallback(state.search, SETTLED)
  const { search } = state.request
  // The address may change by itself: "Show all entries", the back button.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = search
  }, [search])
  return (
    <TextInput
      ref={box}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      defaultValue={search}
      onChange={(event) => send(event.currentTarget.value.trim())}
      maxLength={255}
      className={`tbl-search ${classes.search}`}
    />
  )
}
