import { endedStatuses } from '@lading/domain/transactions/status-groups'
import { typesOf } from '@lading/domain/transactions/family'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import type * as contract from '@lading/contract/application-lists'
import type { ApplicationRow } from '@lading/contract/application-lists'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { scopes, type Scope } from '@lading/domain/transactions/scope'
import type { z } from 'zod'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { isFoundIn, pageOf } from '#platform/paging'

const ordering = {
  updated_at: 't.updated_at',
  reference: 't.reference',
  business_name: 'b.name',
  status: 't.status',
  filed_at: 't.filed_at',
  client_deadline_on: 't.client_deadline_on',
} as const

/** New applications and renewals of the caller's businesses, drafts included. */
export async function myApplicationsPage(
  db: Db,
  request: z.output<typeof contract.myApplications.body>,
  actor: Caller,
) {
  const own = ofOwnBusinesses(db, request, actor)
    .where('t.type', 'in', typesOf('application'))
    .$if(request.status !== undefined, (query) => query.where('t.status', '=', request.status!))
  return asRows(await pageOf(own, request, ordering, 't.id'))
}

/** Everything that waits for the caller's businesses, the nearest deadline first. */
export async function forClientsActionPage(
  db: Db,
  request: z.output<typeof contract.forClientsAction.body>,
  actor: Caller,
) {
  const waiting = ofOwnBusinesses(db, request, actor)
    .where('t.status', 'in', [...clientsStatuses])
    .where('t.type', 'not in', typesOf('case'))
  return asRows(await pageOf(waiting, request, ordering, 't.id'))
}

/** Open transactions of one business, newest first. */
export async function openTransactionsOf(db: Db, business_id: number): Promise<ApplicationRow[]> {
  const rows = await rowsFrom(db)
    .where('t.business_id', '=', business_id)
    .where('t.type', 'not in', typesOf('case'))
    .where('t.status', 'not in', [...endedStatuses])
    .orderBy('t.updated_at', 'desc')
    .limit(10)
    .execute()
  return asRows({ data: rows, total: rows.length }).data
}

function ofOwnBusinesses(
  db: Db,
  { search, business_id }: { search: string; business_id?: number | undefined },
  actor: Caller,
) {
  const own = actor.memberships.map((membership) => membership.business_id)
  return rowsFrom(db)
    .where('t.business_id', 'in', own.length > 0 ? own : [0])
    .where('t.status', '<>', Status.deleted)
    .$if(business_id !== undefined, (query) => query.where('t.business_id', '=', business_id!))
    .$if(search !== '', (query) => query.where((eb) => isFoundIn(search, eb.ref('t.reference'), eb.ref('b.name'))))
}

/** A scope applied for, while it is asked in the form; else as it is held. */
const scopeShown = (scope: Scope) => sql<0 | 1>`coalesce((t.form ->> ${sql.lit(scope)})::int, a.${sql.ref(scope)}, 0)`

function rowsFrom(db: Db) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .leftJoin('accreditations as a', 'a.id', 't.accreditation_id')
    .select([
      't.id as transaction_id',
      't.accreditation_id',
      't.reference',
      't.queue_number',
      't.type',
      't.agency',
      't.status',
      't.business_id',
      'b.name as business_name',
      ...scopes.map((scope) => scopeShown(scope).as(scope)),
      't.filed_at',
      't.updated_at',
      't.client_deadline_on',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsFrom>['execute']>>[number]

function asRows({ data, total }: { data: Row[]; total: number }): { data: ApplicationRow[]; total: number } {
  return {
    total,
    data: data.map(({ filed_at, updated_at, ...row }) => ({
      ...row,
      filed_at: filed_at?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
    })),
  }
}
