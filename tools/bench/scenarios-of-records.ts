import { Status } from '@lading/domain/transactions/status'
import { PAGE, beforeLast, lastPage, list, type Scenario } from './scenario.ts'

/** All that was ever submitted to the sea agency, the last filed first. */
const right = (where: string, offset = 0) => rightOfBoth(`t.agency = 'dti' and ${where}`, offset)
const rightOfBoth = (where: string, offset = 0) => `
  select t.id, count(*) over () as total from transactions t join businesses b on b.id = t.business_id
  where t.status not in (${Status.draft}, ${Status.deleted}) and ${where}
  order by t.filed_at desc nulls last, t.id desc limit ${PAGE} offset ${offset}`

/** Overviews of what has ended too. */
export const scenariosOfRecords: readonly Scenario[] = [
  {
    name: 'all transactions, first',
    as: 'evaluator',
    portal: () => list('transactions', {}),
    right: () => right('true'),
  },
  {
    name: 'all transactions, last',
    as: 'evaluator',
    portal: ({ filed }) => list('transactions', { page: lastPage(filed, PAGE) }),
    right: ({ filed }) => right('true', beforeLast(filed)),
  },
  {
    name: 'all transactions of a type in a status',
    as: 'evaluator',
    portal: () => list('transactions', { type: 3, status: Status.disapproved }),
    right: () => right(`t.type = 3 and t.status = ${Status.disapproved}`),
  },
  {
    name: 'all transactions of a rare pair of type and status',
    as: 'administrator',
    portal: () => list('transactions', { type: 17, status: Status.forHearing }),
    right: () => rightOfBoth(`t.type = 17 and t.status = ${Status.forHearing}`),
  },
  {
    name: 'all changes, search',
    as: 'evaluator',
    portal: () => list('information-update', { search: 'mayon ocean' }),
    right: () => right(`t.type between 3 and 11 and fold(b.name) like '%mayon ocean%'`),
  },
]
