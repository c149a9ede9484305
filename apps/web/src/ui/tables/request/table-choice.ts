import { chooseColumns, listTableViews, type ViewState } from '@lading/contract/tables/tables'
import { useEffect, useState } from 'react'
import { useAct } from '#lib/act.ts'
import { useTableChoices } from '#lib/table-views.ts'
import { shownOf, type Column } from '../columns/table-column.ts'
import type { TableState } from './table-request.ts'

/** How a person wants one list to be shown: the columns, the views, and the view it opens with. */
export function useTableChoice<Row>(list: string, columns: readonly Column<Row>[], state: TableState) {
  const { data, isKnown, isSettled } = useTableChoices()
  const views = (data?.data ?? []).filter((view) => view.list === list)
  const kept = data?.columns.find((choice) => choice.list === list)?.hidden ?? []
  const isOpen = useOpening(isSettled, views.find(({ is_default }) => is_default)?.state, state)

  const keep = useAct(chooseColumns, { stale: [listTableViews], isInTurn: true })
  // What was chosen counts at once; the server's answer follows.
  const pending = keep.isPending ? (keep.variables.body?.hidden ?? []) : undefined
  const hidden = pending ?? state.request.hidden ?? kept
  const shown = shownOf(columns, hidden)
  const choose = (heads: readonly string[]) => {
    keep.mutate({ body: { list, hidden: columns.map(({ header }) => header).filter((head) => !heads.includes(head)) } })
    state.forgetHidden()
  }
  return { list, views, shown, hidden, choose, isKnown, isOpen }
}

/** A list opens with its default view, unless the address says what to show. True once it is known what that is. */
function useOpening(isSettled: boolean, first: ViewState | undefined, { isUntouched, show }: TableState): boolean {
  const [isOpen, setOpen] = useState(!isUntouched)
  const waitsForFirst = isUntouched && (!isSettled || first !== undefined)
  if (!isOpen && !waitsForFirst) setOpen(true)
  useEffect(() => {
    if (!isOpen && isSettled && isUntouched && first) show(first)
  }, [isOpen, isSettled, isUntouched, first, show])
  return isOpen || !waitsForFirst
}
