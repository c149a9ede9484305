import type { Filing } from '@lading/contract/filing/filing'
import { randomUUID } from 'node:crypto'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { newStorageKey, sha256Of } from '#platform/files'
import { asJson } from '#platform/jsonb'
import { record } from '#modules/audit/record'
import type { Client } from '../client.ts'
import { sampleScan } from './sample-files.ts'
import { dayOnFace } from './day-on-face.ts'
import type { World } from '../world.ts'
import { FieldVersions } from '#modules/workflow/transactions/transaction-row'

/**
 * Puts a scanned page under each of these requirements of a draft, in one transaction, with the rows that the call for one
 * document writes. That call reads the whole filing before and after each document, and most tests are not about it.
 */
export async function attachSamples(
  { app, db, clock, files }: World,
  client: Client,
  { transaction_id, business_id }: Filing,
  codes: readonly string[],
): Promise<void> {
  const now = clock.now()
  const caller = ensure(await app.whoIs(ensure(client.token), { ip: '', id: '' } as never))
  const scans = codes.map((code, place) => ({
    code,
    file_id: randomUUID(),
    storage_key: newStorageKey(),
    bytes: sampleScan((place % 60) + 1),
  }))
  for (const { bytes, storage_key } of scans) await files.put(bytes, storage_key)
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('files').values(scans.map(fileRow)).execute()
    await tx.insertInto('transaction_documents').values(scans.map(documentRow)).execute()
    const { form_version, field_versions } = await tx
      .selectFrom('transactions')
      .select(['form_version', 'field_versions'])
      .where('id', '=', transaction_id)
      .executeTakeFirstOrThrow()
    const noted = scans.map(({ code }, place) => [`documents.${code}`, form_version + place + 1])
    await tx
      .updateTable('transactions')
      .set({
        form_version: form_version + scans.length,
        field_versions: asJson({ ...FieldVersions.parse(field_versions), ...Object.fromEntries(noted) }),
        last_activity_at: now,
        updated_at: now,
      })
      .where('id', '=', transaction_id)
      .execute()
    const act = { action: 'attach-document', object: 'transaction', object_id: transaction_id, transaction_id }
    for (const { code, file_id } of scans)
      await record(tx, { ...act, facts: { requirement_code: code, file_id } }, caller, now)
  })

  function fileRow({ code, file_id, storage_key, bytes }: (typeof scans)[number]) {
    return {
      id: file_id,
      name: `${code}.png`,
      media_type: 'image/png',
      size: bytes.byteLength,
      sha256: sha256Of(bytes),
      page_count: null,
      storage_key,
      uploaded_by: client.user_id,
      business_id,
      created_at: now,
      attached_at: now,
      is_ready: true,
    }
  }

  function documentRow({ code, file_id }: (typeof scans)[number]) {
    return {
      transaction_id,
      requirement_code: code,
      file_id,
      expires_on: dayOnFace(code, yearOf(now)),
      uploaded_by: client.user_id,
      uploaded_at: now,
    }
  }
}

const yearOf = (now: Date) => Number(manilaDay(now).slice(0, 4))
