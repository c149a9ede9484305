import { Status } from '@lading/domain/transactions/status'
import { sql, type SqlBool } from 'kysely'
import { sqlOf } from '#platform/sql-of'

/** The same words as the domain's `endedAsDraft`, of rows of `transactions as t`: such a draft is its client's alone. */
export const notEndedAsDraft = sql<SqlBool>`(t.status <> ${sqlOf(Status.terminated)} or t.submitted_at is not null)`
