import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { attachToRatioSheet as contract, type RatioSheet } from '@lading/contract/ratio-analysis'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'
import type { Deps } from '#platform/deps'
import { notFound, refused } from '#platform/problem'
import { settingsOf } from '#platform/settings'
import { record } from '#modules/audit/record'
import { readUpload } from '#modules/uploads/read-upload'
import { storeUpload } from '#modules/uploads/store-upload'
import { takeUpFile } from '#modules/uploads/take-up-file'
import { lockForHolder } from '#modules/workflow/transactions/lock-for-holder'
import { ratioSheetOf } from './ratio-sheet.queries.ts'

const MOST = 10

/** Stores a file for the one who holds the transaction, and keeps it beside its ratio analysis. Throws 404 where none is analysed. */
export async function attachToRatioSheet(deps: Deps, request: FastifyRequest, actor: Caller): Promise<RatioSheet> {
  const { db, clock } = deps
  const { fields, upload } = await readUpload(request, contract.body)
  const { transaction_id } = fields
  await db.transaction().execute((tx) => holdSheet(tx, transaction_id, actor, clock.now())) // before anything is stored
  const { id: file_id } = await storeUpload(deps, { ...upload, isDocument: true }, undefined, actor)
  return db.transaction().execute((tx) => keep(tx, { transaction_id, file_id }, actor, clock.now()))
}

/** The transaction, locked, with room for one more file. */
async function holdSheet(tx: Tx, transaction_id: number, actor: Caller, now: Date) {
  const found = await lockForHolder(tx, transaction_id, actor, now)
  if (definitionOf(found.transaction.type).statements === null) throw notFound('Ratio analysis')
  const kept = await tx
    .selectFrom('ratio_attachments')
    .select('id')
    .where('transaction_id', '=', transaction_id)
    .execute()
  if (kept.length >= MOST) throw refused(`At most ${MOST} files can be kept here. Remove one first.`)
  return found
}

async function keep(
  tx: Tx,
  { transaction_id, file_id }: { transaction_id: number; file_id: string },
  actor: Caller,
  now: Date,
): Promise<RatioSheet> {
  const found = await holdSheet(tx, transaction_id, actor, now)
  await takeUpFile(tx, { file_id, business_id: null }, actor, now)
  await tx
    .insertInto('ratio_attachments')
    .values({ transaction_id, file_id, attached_by: actor.user_id, attached_at: now })
    .execute()
  await record(
    tx,
    {
      action: 'attach-to-ratio-analysis',
      object: 'transaction',
      object_id: transaction_id,
      transaction_id,
      facts: { file_id },
    },
    actor,
    now,
  )
  return ratioSheetOf(tx, found, (await settingsOf(tx)).values)
}
