import { documentsOf } from '@lading/contract/transaction-types'
import { Status } from '@lading/domain/transactions/status'
import { inForceStatuses, uncountedStatuses } from '@lading/domain/transactions/status-groups'
import { familyOf } from '@lading/domain/transactions/family'
import { transactionTypes } from '@lading/domain/transactions/transaction-type'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '#testing/databases/databases'
import type { Connection } from './database.ts'
import { readInvariants } from './invariants.ts'

let connection: Connection
beforeAll(async () => void (connection = await freshDatabase()))
afterAll(() => connection.close())

test('each view says in one sentence what a row there would mean, and none has a row before anything was done', async () => {
  const invariants = await readInvariants(connection.db)
  expect(invariants.length).toBeGreaterThan(20)
  expect(invariants.filter(({ meaning }) => !/^[A-Z][^\n]+\.$/.test(meaning))).toEqual([])
  expect(invariants.filter(({ found }) => found.length > 0)).toEqual([])
})

test('a view that is added is read with the others, without a word anywhere else', async () => {
  await connection.script(`create view invariant_of_this_test (found) as select '7 was lost'::text;
    comment on view invariant_of_this_test is 'Something was lost.'`)
  const broken = (await readInvariants(connection.db)).filter(({ found }) => found.length > 0)
  await connection.script('drop view invariant_of_this_test')
  expect(broken).toEqual([{ view: 'invariant_of_this_test', meaning: 'Something was lost.', found: ['7 was lost'] }])
})

// The views are SQL that stays as it was: where the domain goes on, a migration makes them anew.
test('they name the documents that the domain has each approval make', async () => {
  const made = transactionTypes.flatMap((type) =>
    documentsOf({ type, form: { branches: [] }, register: null })
      .filter((kind) => kind !== 'branch-certificate') // only where there are branches
      .map((kind) => ({ type, kind })),
  )
  const named = connection.db.selectFrom('documents_of_approval').selectAll().orderBy('type').orderBy('kind')
  expect(await named.execute()).toEqual(made)
})

test.each([
  { view: 'accreditation_without_reports', numbers: inForceStatuses },
  { view: 'obligation_beside_its_report', numbers: uncountedStatuses },
  { view: 'filed_without_a_trace', numbers: transactionTypes.filter((type) => familyOf(type) === 'case') },
  {
    view: 'accreditation_beside_its_application',
    numbers: [
      Status.terminated,
      Status.expired,
      Status.forHearing,
      Status.forApprovalOfSuspension,
      Status.forApprovalOfRevocation,
      Status.suspended,
      Status.revoked,
    ],
  },
])('$view names the numbers that the domain does', async ({ view, numbers }) => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_viewdef(${`invariant_${view}`}::regclass) as text`.execute(connection.db)
  expect(rows[0]?.text).toContain(`ARRAY[${numbers.join(', ')}]`)
})
