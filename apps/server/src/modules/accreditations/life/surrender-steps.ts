import { surrenderActions, type Surrender, type SurrenderStep } from '@lading/contract/accreditations/surrenders'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { Status } from '@lading/domain/transactions/status'
import { sql } from 'kysely'
import type { Db } from '#platform/database'

/** An accreditation with those it renewed and those that renewed it: a request may have been made on any of them. */
const chainOf = (id: number) => sql<number>`(
  with recursive chain as (
    select id, previous_accreditation_id from accreditations where id = ${id}
    union
    select a.id, a.previous_accreditation_id from accreditations a
    join chain c on a.id = c.previous_accreditation_id or a.previous_accreditation_id = c.id
  ) select id from chain
)`

/** What was asked and what came of it, the newest first. */
export async function surrenderSteps(db: Db, accreditation_id: number): Promise<SurrenderStep[]> {
  const rows = await db
    .selectFrom('accreditation_steps as s')
    .innerJoin('accreditations as a', 'a.id', 's.accreditation_id')
    .leftJoin('files as f', 'f.id', 's.file_id')
    .select(['s.action', 's.at', 's.remarks', 'a.number', 'f.id as file_id', 'f.name as file_name'])
    .where('s.accreditation_id', 'in', chainOf(accreditation_id))
    .where('s.action', 'in', [...surrenderActions])
    .orderBy('s.id', 'desc')
    .execute()
  return rows
    .map(({ action, at, remarks, number, file_id, file_name }) => ({
      action: action as SurrenderStep['action'],
      number: number ?? '',
      at: at.toISOString(),
      remarks,
      letter: file_id !== null && file_name !== null ? { id: file_id, name: file_name } : null,
    }))
    .filter(({ action }, index, steps) => action !== 'expire' || steps[index + 1]?.action === 'ask-for-surrender')
}

/** The accreditation of the chain whose surrender waits for an answer; null where none does. */
export async function surrenderWaitsAt(db: Db, accreditation_id: number): Promise<Surrender['waits_at']> {
  const row = await db
    .selectFrom('accreditations')
    .select(['id', 'number'])
    .where('id', 'in', chainOf(accreditation_id))
    .where('surrender_asked_at', 'is not', null)
    .where('status', '=', Status.accredited)
    .executeTakeFirst()
  return row ? { accreditation_id: row.id, number: row.number ?? '' } : null
}

/** The full name of who asked last; empty where nobody did. */
export async function askedBy(db: Db, accreditation_id: number): Promise<string> {
  const person = await asked(db, accreditation_id)
    .innerJoin('users as u', 'u.id', 's.by_user_id')
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix'])
    .executeTakeFirst()
  return person ? fullName(person) : ''
}

/** The id of who asked last; null where nobody did. */
export async function askerOf(db: Db, accreditation_id: number): Promise<number | null> {
  const step = await asked(db, accreditation_id).select('s.by_user_id').executeTakeFirst()
  return step?.by_user_id ?? null
}

const asked = (db: Db, accreditation_id: number) =>
  db
    .selectFrom('accreditation_steps as s')
    .where('s.accreditation_id', 'in', chainOf(accreditation_id))
    .where('s.action', '=', 'ask-for-surrender')
    .orderBy('s.id', 'desc')
    .limit(1)
