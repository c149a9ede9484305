import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { query } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { failureWords } from '#lib/failure-words.ts'
import { ErrorState } from '../messages/ErrorState.tsx'
import { TableBar } from './frame/TableBar.tsx'
import { FrameBar } from './frame/FrameBar.tsx'
import { TableFoot } from './frame/TableFoot.tsx'
import { EmptyTable } from './frame/EmptyTable.tsx'
import { TableRow } from './frame/TableRow.tsx'
import { TableSkeleton } from './frame/TableSkeleton.tsx'
import { ColumnsMenu } from './columns/ColumnsMenu.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { TableHead } from './frame/TableHead.tsx'
import { TableOrdering } from './frame/TableOrdering.tsx'
import { useTableChoice } from './request/table-choice.ts'
import type { Column } from './columns/table-column.ts'
import { bodyOf, useTableRequest, viewStateOf, type Ordering } from './request/table-request.ts'
import { toast } from '#lib/toast.ts'
import { ViewsMenu } from './views/ViewsMenu.tsx'
import { TableFrame } from './frame/TableFrame.tsx'
import classes from './ServerTable.module.css'
import { SidewaysScroll } from './SidewaysScroll.tsx'
import { type Filter } from './request/table-filter.ts'
import { type TableEndpoint } from './table-endpoint.ts'

export type { Column } from './columns/table-column.ts'

/** What a list's page says of its table. */
export interface TableProps<Row> {
  readonly endpoint: TableEndpoint<Row>
  /** Names the table for readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => number | string
  /** Where a row leads: its first cell becomes the link, the row opens by a click; a row without is no link. */
  readonly rowLink?: (row: Row) => string | undefined
  /** Buttons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode
  /** Lists to narrow by; the choice stands in the address. */
  readonly filters?: readonly Filter[]
  /** What the list is always narrowed by. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** What stands beside the search box. */
  readonly tools?: ReactNode
  /** What an empty list says and offers; without it the words are general. */
  readonly empty?: { readonly title: string; readonly hint: ReactNode; readonly action?: ReactNode }
  readonly searchLabel?: string | false
  /** How the server orders the list when nobody chose. */
  readonly ordered?: Ordering
  /** Tells two tables of one page apart in the address. */
  readonly urlKey?: string
  /** One line a row: what is too long is cut, and shown whole by the row's page. */
  readonly dense?: boolean
}

/** A server-paged table (specification, sections 2.7 and 7). Page, size, order, search and filters stand in the address. */
export function ServerTable<Row>(props: TableProps<Row>) {
  const { endpoint, label, columns, filters = [], fixed, tools, searchLabel = 'Search this list', urlKey = '' } = props
  const state = useTableRequest(urlKey, filters, columns)
  const choice = useTableChoice(endpoint.path.replace('/lists/', ''), columns, state)
  const { list: name, shown } = choice
  const body = bodyOf(state.request, filters, fixed)
  // Read anew whenever it is opened: others work on the same list, and a right that was taken shows at the next click.
  const list = useQuery({ ...query(endpoint, { body }), staleTime: 0, enabled: choice.isOpen })
  useEffect(() => {
    // That a session is over is told where it ends, once.
    if (!list.error || (list.error instanceof CallFailed && list.error.status === 401)) return
    toast.error(failureWords(list.error), { time: 3000 }) // specification, sections 8 and 9
  }, [list.error])

  return (
    <TableFrame
      className={classes.table}
      aria-label={label}
      dense={props.dense}
      data-stale={list.isPlaceholderData || undefined}
    >
      <TableBar
        {...{ state, filters, tools, searchLabel }}
        own={
          <>
            {choice.isKnown && (
              <>
                <ViewsMenu
                  {...{ list: name, label, views: choice.views }}
                  state={viewStateOf(state.request, choice.hidden)}
                  onShow={state.show}
                  onReset={state.reset}
                />
                <ColumnsMenu heads={headsOf(columns)} shown={headsOf(shown)} onChoose={choice.choose} />
              </>
            )}
            <ExportButton order={{ endpoint, list: name, label, columns: shown, rowKey: props.rowKey, body }} />
          </>
        }
      >
        <TableOrdering columns={columns} state={state} ordered={props.ordered} />
      </TableBar>
      {list.error ? (
        <FrameBar>
          <ErrorState message={failureWords(list.error)} onRetry={() => void list.refetch()} />
        </FrameBar>
      ) : (
        <SidewaysScroll busy={list.isFetching}>
          <table aria-label={label}>
            <TableHead columns={shown} state={state} ordered={props.ordered} withActions={!!props.actions} />
            <tbody>
              {list.data ? (
                list.data.data.map((row) => <TableRow key={props.rowKey(row)} row={row} {...props} columns={shown} />)
              ) : (
                <TableSkeleton columns={shown} rows={state.request.per_page} />
              )}
            </tbody>
          </table>
          {list.data?.total === 0 && <EmptyTable narrowed={state.isNarrowed} clear={state.clear} empty={props.empty} />}
        </SidewaysScroll>
      )}
      <TableFoot
        state={state}
        total={list.data?.total}
        isMore={list.data?.is_more ?? false}
        isLoading={list.isPending}
      />
    </TableFrame>
  )
}

const headsOf = (columns: readonly Column<never>[]) => columns.map(({ header }) => header)
