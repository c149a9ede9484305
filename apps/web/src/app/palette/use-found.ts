import { searchTransactions } from '@lading/contract/search'
import type { Actor } from '@lading/domain/people/acting/actor'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/addresses/paths'
import { foundPath } from '@lading/contract/addresses/transaction-path'
import type { Entry } from './entries.ts'

const SETTLED = 250 // milliseconds without a key before transactions are asked for
const SHORTEST = 2
const SHOWN = 6

/** The transactions that fit what was typed, and the way to all of them. */
export function useFound(typed: string, actor: Actor | null) {
  const keyword = typed.trim()
  const [settled] = useDebouncedValue(keyword, SETTLED)
  const isAsked = actor !== null && keyword.length >= SHORTEST
  const found = useQuery({
    ...query(searchTransactions, { body: { keyword: settled } }),
    enabled: isAsked && settled.length >= SHORTEST,
    retry: false,
  })
  if (!isAsked) return { entries: [], isBusy: false, hasFailed: false }
  const isBusy = settled !== keyword || found.isFetching
  const rows = isBusy ? [] : (found.data?.data ?? []).slice(0, SHOWN)
  const entries: readonly Entry[] = rows.map((row) => ({
    id: `transaction ${row.transaction_id}`,
    label: row.reference,
    hint: [row.business_name, typeLabels[row.type], labelOfStatus(row.status, actor.audience, row.type)].join(' · '),
    path: foundPath(row, actor.audience),
  }))
  const all = { id: 'search all', label: `Search all for “${keyword}”`, path: paths.searchTransaction(keyword) }
  return { entries: [...entries, all], isBusy, hasFailed: found.isError && !isBusy }
}
