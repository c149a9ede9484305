import { manilaDay } from '@lading/domain/dates/manila'
import { endedStatuses } from '@lading/domain/transactions/status-groups'
import { typesOf } from '@lading/domain/transactions/family'
import { clientsStatuses } from '@lading/domain/transactions/status-groups'
import * as contract from '@lading/contract/applications/application-lists'
import type { ApplicationRow } from '@lading/contract/applications/application-lists'
import type { ApplicationForm } from '@lading/contract/forms/business/application'
import { progressStatuses } from '@lading/domain/transactions/progress'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import { scopes, type Scope } from '@lading/domain/transactions/scope'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { tableOf } from '#platform/calls/table'
import { textIn } from '#platform/jsonb'
import { officeOf } from '#platform/office'
import { pickupPlace } from './pickup-place.ts'

const list = {
  unique: 't.id',
  search: ['t.reference', 'b.name'],
  columns: asRows,
} as const
const order = {
  updated_at: 't.updated_at',
  reference: 't.reference',
  business_name: 'b.folded_name',
  status: 't.status',
  filed_at: 't.filed_at',
  client_deadline_on: 't.client_deadline_on',
} as const
const filters = { business_id: 't.business_id', status: 't.status' } as const

/** New applications and renewals of the caller's businesses, drafts included. */
export const myApplications = tableOf({
  list: contract.myApplications,
  rows: ({ db, actor }) => ofOwnBusinesses(db, actor).where('t.type', 'in', typesOf('application')),
})({
  ...list,
  order,
  filters,
})

/** All transactions of the caller's businesses, drafts included; cases against them are the agency's alone. */
export const customerTransactions = tableOf({
  list: contract.customerTransactions,
  rows: ({ db, actor }) => ofOwnBusinesses(db, actor).where('t.type', 'not in', typesOf('case')),
})({
  ...list,
  order,
  filters: {
    business_id: 't.business_id',
    family: (eb, family) => eb('t.type', 'in', typesOf(family)),
    progress: (eb, asked) => eb('t.status', 'in', [...progressStatuses[asked]]),
  },
})

/** Requests of the caller's businesses for documents of the agencies. */
export const otherTransactions = tableOf({
  list: contract.otherTransactions,
  rows: ({ db, actor }) => ofOwnBusinesses(db, actor).where('t.type', 'in', typesOf('request')),
})({
  ...list,
  order,
  filters: {
    business_id: 't.business_id',
    progress: (eb, asked) => eb('t.status', 'in', [...progressStatuses[asked]]),
  },
})

/** Everything that waits for the caller's businesses, the nearest deadline first. */
export const forClientsAction = tableOf({
  list: contract.forClientsAction,
  rows: ({ db, actor }) =>
    ofOwnBusinesses(db, actor)
      .where('t.status', 'in', [...clientsStatuses])
      .where('t.type', 'not in', typesOf('case')),
})({
  ...list,
  columns: async (rows, { db, now }) => {
    const office = await officeOf(db)
    return Promise.all(
      asRows(rows).map(async (row) => ({ ...row, pickup: await pickupPlace(db, office, row, manilaDay(now)) })),
    )
  },
  order,
  filters,
})

const NEWEST = 10

/** Open transactions of one business: those that changed last, and how many there are. */
export async function openTransactionsOf(db: Db, business_id: number) {
  const open = ofBusiness(db, business_id).where('t.status', 'not in', [...endedStatuses])
  const newest = await open.orderBy('t.updated_at', 'desc').limit(NEWEST).execute()
  const counted = open.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  return { data: asRows(newest), total: (await counted.executeTakeFirstOrThrow()).total }
}

/** What waits for the people of one business, however long it has. */
export async function waitingTransactionsOf(db: Db, business_id: number): Promise<ApplicationRow[]> {
  return asRows(
    await ofBusiness(db, business_id)
      .where('t.status', 'in', [...clientsStatuses])
      .execute(),
  )
}

const ofBusiness = (db: Db, business_id: number) =>
  rowsFrom(db).where('t.business_id', '=', business_id).where('t.type', 'not in', typesOf('case'))

function ofOwnBusinesses(db: Db, actor: Caller) {
  return rowsFrom(db).where('t.business_id', 'in', ownBusinesses(actor)).where('t.status', '<>', Status.deleted)
}

const answer = textIn<ApplicationForm>('t.form')

/** A scope applied for, while it is asked in the form; else as it is held. */
const scopeShown = (scope: Scope) => sql<0 | 1>`coalesce((${answer(scope)})::int, a.${sql.ref(scope)}, 0)`

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

function asRows(rows: readonly Row[]): ApplicationRow[] {
  return rows.map(({ filed_at, updated_at, ...row }) => ({
    ...row,
    filed_at: filed_at?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  }))
}
