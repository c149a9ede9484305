import { typesOf } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import {
  endedStatuses,
  evaluatorsStatuses,
  givenStatuses,
  inForceStatuses,
  uncountedStatuses,
} from '@lading/domain/transactions/status-groups'
import { overdueStatuses, remindedStatuses } from '@lading/domain/workflow/notices/reminders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#testing/databases/databases'
import type { Connection } from './database.ts'

let connection: Connection
beforeAll(async () => void (connection = await freshDatabase()))
afterAll(() => connection.close())

const sorted = (...statuses: readonly Status[]) => `{${statuses.toSorted((one, other) => one - other).join(', ')}}`
// A transaction is never suspended; an index from before the groups leaves that out.
const ended = sorted(...endedStatuses)
const endedOfApplications = sorted(...endedStatuses.filter((status) => status !== Status.suspended))

// Indexes and triggers are SQL that stays as it was: where a group of the domain changes, a migration makes them anew.
test('every index on open work leaves out what the domain calls ended', async () => {
  const { rows } = await connection.rows<{ name: string; statuses: string }>(`
    select indexname as name, '{' || substring(indexdef from 'status <> ALL \\(ARRAY\\[([0-9, ]+)\\]') || '}' as statuses
    from pg_indexes where tablename = 'transactions' and indexdef like '%status <> ALL%'`)
  expect(rows.length).toBeGreaterThan(5)
  const others: Readonly<Record<string, string>> = {
    transactions_one_open_accreditation: endedOfApplications,
    transactions_one_report: sorted(...uncountedStatuses),
  }
  const groups = [ended, sorted(Status.draft, ...endedStatuses)]
  const strange = rows.filter(({ name, statuses }) => !(name in others ? [others[name]] : groups).includes(statuses))
  expect(strange).toEqual([])
})

test('the work on a desk is counted of what the domain says lies there', async () => {
  const { rows } = await connection.rows<{ definition: string }>(
    `select indexdef as definition from pg_indexes where indexname like 'transactions_on_desks%'`,
  )
  const named = expect.stringContaining(`ARRAY[${sorted(...evaluatorsStatuses).slice(1, -1)}]`)
  expect(rows).toEqual([{ definition: named }, { definition: named }])
})

test('accreditations are listed, and planned reports, as the domain groups them', async () => {
  const { rows } = await connection.rows<{ listed: string; planned: string }>(`
    select (select pg_get_expr(adbin, adrelid) from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid
        and a.attnum = d.adnum where d.adrelid = 'accreditations'::regclass and a.attname = 'is_listed') as listed,
      pg_get_indexdef('accreditations_to_plan'::regclass) as planned`)
  expect(rows[0]?.listed).toContain(`ARRAY[${sorted(...givenStatuses).slice(1, -1)}]`)
  expect(rows[0]?.planned).toContain(`ARRAY[${sorted(...inForceStatuses, Status.suspended).slice(1, -1)}]`)
})

test('who is reminded is found as the domain says, without the drafts of reports', async () => {
  const { rows } = await connection.rows<{ definition: string }>(
    `select pg_get_indexdef('transactions_to_remind'::regclass) as definition`,
  )
  const groups = [...(rows[0]?.definition ?? '').matchAll(/ARRAY\[([0-9, ]+)\]/g)].map(([, group]) => `{${group}}`)
  expect(groups).toEqual([sorted(...remindedStatuses), `{${typesOf('report').join(', ')}}`, sorted(...overdueStatuses)])
})

test('the status list is kept where an accreditation stays in force, as the domain groups it', async () => {
  const { rows } = await connection.rows<{ definition: string }>(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'accreditations_change_standings'`,
  )
  const groups = [...(rows[0]?.definition ?? '').matchAll(/ARRAY\[([0-9, ]+)\]/g)].map(([, group]) => `{${group}}`)
  expect(groups).toEqual(Array.from({ length: 4 }, () => sorted(...inForceStatuses)))
})

test('the directory is kept of the accreditations that the domain calls in force', async () => {
  const { rows } = await connection.rows<{ definition: string }>(
    `select pg_get_functiondef('enter_directory'::regproc) as definition`,
  )
  const named = sorted(...inForceStatuses).slice(1, -1)
  expect(rows[0]?.definition).toContain(`new.status in (${named})`)
})
