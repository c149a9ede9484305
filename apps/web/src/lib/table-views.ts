import { listTableViews, type TableView, type ViewState } from '@lading/contract/tables/tables'
import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'
import { useIsSignedIn } from './session.ts'

const KEPT = 60_000 // milliseconds

/** How the person wants lists to be shown; `isSettled` once that is known, or cannot be known. */
export function useTableChoices() {
  const isKnown = useIsSignedIn()
  const choices = useQuery({ ...query(listTableViews), staleTime: KEPT, retry: false, enabled: isKnown })
  return { ...choices, isKnown, isSettled: !isKnown || !choices.isPending }
}

/** A view's state as it stands in an address. That no column is left out is said too: it differs from no choice. */
export function addressPartsOf({ search, filters, order_by, sort_by, per_page, hidden }: ViewState) {
  const parts = [...Object.entries(filters), ['per_page', String(per_page)]] as [string, string][]
  if (search) parts.push(['search', search])
  if (order_by) parts.push(['order_by', order_by], ['sort_by', sort_by ?? 'desc'])
  for (const head of hidden.length > 0 ? hidden : ['']) parts.push(['hide', head])
  return parts
}

/** The address of a screen that shows its list in a view. */
export function addressOfView(path: string, { state }: Pick<TableView, 'state'>): string {
  return `${path}?${new URLSearchParams(addressPartsOf(state))}`
}
