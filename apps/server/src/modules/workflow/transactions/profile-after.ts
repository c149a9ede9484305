import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { approvedAnswers, askedOfRegister } from '@lading/contract/forms/changes/change'
import { formOfType } from '@lading/contract/transaction-types'
import type { Form } from '@lading/domain/filing/form-path'
import { z } from 'zod'
import type { Db } from '#platform/database'
import type { LockedTransaction } from './lock-transaction.ts'
import { withOwnCover } from './own-cover.ts'
import { profileOf } from './profile-of.ts'
import { profileWith } from './register-of.ts'

const Answers = z.record(z.string(), z.unknown())

type Found = Pick<LockedTransaction, 'transaction' | 'profile'>

/** What a change wrote into the register so far (`appliedBefore`): read once, and handed to all that is asked about it. */
export type AppliedAnswers = Form | undefined

/** The business as a transaction leaves it once it is approved: what it still writes, on top of the register it began with. */
export async function profileAfter(db: Db, found: Found, applied: AppliedAnswers): Promise<BusinessProfile> {
  const { transaction } = found
  const profile = await withOwnCover(db, transaction, found.profile)
  if (transaction.register === null) return profileOf({ transaction, profile })
  return profileWith(profile, answersToApply({ transaction, profile }, applied))
}

/**
 * The answers of a change that its approval writes into the register: what its client changed. Approved again after a
 * correction, these are the corrected ones alone: another change may have written the others since. The profile is the
 * register as the agency reads it (`withOwnCover`).
 */
export function answersToApply({ transaction, profile }: Found, applied: AppliedAnswers): Form {
  const { type, form, register: opened } = transaction
  const definition = formOfType(type)
  const now: Form = { ...profile }
  if (applied === undefined) return approvedAnswers(definition, { form, opened, now })
  return approvedAnswers(definition, { form, opened: { ...opened, ...applied }, now, isAgain: true })
}

/** What a change asks of the register, whether that says so already or not. */
export const askedBy = ({ transaction: { type, form }, profile }: Found): Form =>
  askedOfRegister(formOfType(type), form, profile)

/** Whether the approval of a change took effect before. */
export const wasApplied = async (db: Db, transaction_id: number): Promise<boolean> =>
  (await appliedBefore(db, transaction_id)) !== undefined

/** What a change wrote into the register so far, and what it asked then; undefined before its first approval took effect. */
export async function appliedBefore(db: Db, transaction_id: number): Promise<AppliedAnswers> {
  const rows = await db
    .selectFrom('register_changes')
    .select(['after', 'asked'])
    .where('transaction_id', '=', transaction_id)
    .orderBy('id')
    .execute()
  const answers = rows.flatMap(({ after, asked }) => [Answers.parse(after), Answers.parse(asked)])
  return rows.length === 0 ? undefined : Object.assign({}, ...answers)
}
