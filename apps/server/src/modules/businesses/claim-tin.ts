import { formatTin } from '@lading/domain/business/tin'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { closedBy } from './business-of.ts'
import { businessRow, isTinTaken } from './businesses.queries.ts'

/** A TIN belongs to one business. Two who register it at once wait for each other here; the second is refused. */
export async function claimTin(tx: Tx, tin: string, except?: number): Promise<void> {
  await lockTin(tx, tin)
  const fault = await tinFault(tx, tin, except)
  if (fault) throw refused(fault)
}

/** Why a TIN cannot be that of a business, in words; undefined where no other has it. */
export async function tinFault(db: Db, tin: string, except?: number): Promise<string | undefined> {
  if (!(await isTinTaken(db, tin, except))) return undefined
  return (
    `A business with the TIN ${formatTin(tin)} is already registered. ` +
    'To work for it, ask one of its owners to add you as a business user; ' +
    'if your business did not register it, contact the agency.'
  )
}

/** The same of a TIN that is filed: where an accreditation in force rests on the profile, the register keeps its own. */
export async function filedTinFault(db: Db, tin: string, business_id: number): Promise<string | undefined> {
  const business = await businessRow(db, business_id)
  const isTaken = tin !== '' && tin !== business?.profile.tin
  if (!business || !isTaken || (await closedBy(db, business))) return undefined
  return tinFault(db, tin, business_id)
}

/** Who registers a TIN meanwhile waits for this act. */
export async function lockTin(tx: Tx, tin: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tin ${tin.slice(0, 9)}`}, 0))`.execute(tx)
}
