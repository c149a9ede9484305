import { kindsWhere } from '@lading/domain/documents/document-kinds'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { refused } from '#platform/problem'
import { updateAccreditation } from '#modules/workflow/transactions/update-transaction'
import type { LifeContext } from './life-context.ts'
import { endObligations, endOpenTransactions, endRowsBeside } from './end-with-accreditation.ts'
import { successorOf } from './life-facts.ts'
import { carrySurrender, lapseSurrender } from './unanswered-surrender.ts'
import type { LifeEffect } from './write-life-move.ts'

const ofAccreditation = kindsWhere(({ public_page }) => public_page?.shows === 'accreditation')

async function requireSuccessor(tx: Tx, { accreditation }: LifeContext): Promise<number> {
  const successor_id = await successorOf(tx, accreditation)
  if (successor_id === null) throw refused('No renewed accreditation takes its place.')
  return successor_id
}

const linkRenewal: LifeEffect = async (tx, context) => {
  const successor_id = await requireSuccessor(tx, context)
  return updateAccreditation(tx, context.accreditation, { successor_id })
}

/** Each of its certificates leads to the renewed one of the same kind; that of a branch to the same branch's. */
const sayReplaced: LifeEffect = async (tx, context) => {
  const successor_id = await requireSuccessor(tx, context)
  const documents = await tx
    .selectFrom('issued_documents as d')
    .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
    .select(['d.id', 'd.kind', 'covered.branch_id'])
    .where('d.accreditation_id', '=', context.accreditation.id)
    .where('d.kind', 'in', ofAccreditation)
    .where('d.standing', 'in', ['issued', 'suspended'])
    .orderBy('d.id')
    .execute()
  for (const { id, ...same } of documents) {
    const replaced_by = await renewedOf(tx, successor_id, same)
    if (replaced_by === undefined) continue
    await tx.updateTable('issued_documents').set({ standing: 'replaced', replaced_by }).where('id', '=', id).execute()
  }
}

interface Same {
  readonly kind: string
  /** Null where it is not the certificate of a branch. */
  readonly branch_id: number | null
}

/** The document in force that takes the place of one of an earlier accreditation. */
async function renewedOf(tx: Tx, successor_id: number, { kind, branch_id }: Same): Promise<number | undefined> {
  const later = await tx
    .selectFrom('issued_documents as d')
    .leftJoin('branch_accreditations as covered', 'covered.id', 'd.branch_accreditation_id')
    .select('d.id')
    .where('d.accreditation_id', '=', successor_id)
    .where('d.kind', '=', kind)
    .where('d.standing', '=', 'issued')
    .where(sql<boolean>`covered.branch_id is not distinct from ${branch_id}`)
    .orderBy('d.id', 'desc')
    .executeTakeFirst()
  return later?.id
}

/** The request waits in the list of the approving officer. */
const noteSurrenderAsked: LifeEffect = (tx, { accreditation }, { now }) =>
  updateAccreditation(tx, accreditation, { surrender_asked_at: now })

/** Answered, of whichever row of the chain it was asked. */
const answerSurrender: LifeEffect = (tx, { accreditation }) =>
  updateAccreditation(tx, accreditation, { surrender_asked_at: null })

/** The directory is kept by status and days, and follows by itself. */
const follows: LifeEffect = async () => undefined

/** What the moves of flow H do besides the status; a move with another effect is not made. */
export const lifeEffects: Partial<Record<EffectName, LifeEffect>> = {
  'link-renewal': linkRenewal,
  'say-replaced': sayReplaced,
  'remove-from-directory': follows,
  'note-surrender-asked': noteSurrenderAsked,
  'answer-surrender': answerSurrender,
  'lapse-surrender': lapseSurrender,
  'carry-surrender': carrySurrender,
  'end-rows-beside': endRowsBeside,
  'end-open-transactions': endOpenTransactions,
  'end-obligations': endObligations,
}
