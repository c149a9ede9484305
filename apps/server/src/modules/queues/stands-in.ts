import { Status } from '@lading/domain/transactions/status'
import { staffLists, typesIn, type StaffListName } from '@lading/domain/workflow/lists'
import type { ListCondition, ListRule } from '@lading/domain/workflow/lists/staff-list'
import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#platform/database'

/** A query of transactions `t`. */
export type TransactionRow = ExpressionBuilder<{ t: Tables['transactions'] }, 't'>

/** The same words as the domain's `isListed`; a test holds the two against each other. */
export function standsIn(eb: TransactionRow, name: StaffListName, user_id: number) {
  return eb.and([
    eb('t.type', 'in', [...typesIn(name)]),
    eb.or(
      staffLists[name].rules.map((rule: ListRule) =>
        eb.and([eb('t.status', 'in', [...rule.statuses]), ...conditionsOf(eb, rule, user_id)]),
      ),
    ),
  ])
}

function conditionsOf(eb: TransactionRow, { where }: ListRule, user_id: number) {
  if (!where) return []
  const conditions: Record<ListCondition, () => ReturnType<TransactionRow['and']>> = {
    'no-processor': () => eb.and([eb('t.processor_id', 'is', null)]),
    'processor-is-me': () => eb.and([eb('t.processor_id', '=', user_id)]),
    'not-recommended': () => eb.and([eb('t.recommendation', 'is', null)]),
    recommended: () => eb.and([eb('t.recommendation', 'is not', null)]),
    'returned-from-hearing': () => eb.and([eb('t.returned_from', '=', Status.forHearing)]),
  }
  return [conditions[where]()]
}
