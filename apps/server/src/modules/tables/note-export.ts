import type { noteExport as contract } from '@lading/contract/tables/tables'
import type { z } from 'zod'
import { record } from '#modules/audit/record'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

/** Writes down who takes how many entries of which list along, and narrowed by what. */
export async function noteExport(tx: Tx, { list, ...facts }: z.output<typeof contract.body>, actor: Caller, now: Date) {
  const entry = { action: 'export-list', object: 'list', object_id: list, facts: { name: list, ...facts } }
  await record(tx, entry, actor, now)
  return { noted_at: now.toISOString() }
}
