import { endedStatuses } from '@lading/domain/transactions/status-groups'
import { Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { sqlOf } from '#platform/sql-of'

const notOpen = sqlOf(...[Status.draft, ...endedStatuses].toSorted((one, other) => one - other))

/** Neither drafted nor ended, in the words of the indexes on what is open: as a parameter the planner could not tell. */
export const isOpenWork = (status: 'status' | 't.status' | 'r.status') =>
  sql<SqlBool>`${sql.ref(status)} not in (${notOpen})`
