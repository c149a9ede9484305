import { manilaDay } from '@lading/domain/dates/manila'
import type { Caller } from '#platform/caller'
import type { Db, Tx } from '#platform/database'
import { record } from '#modules/audit/record'
import { readableFiles } from '#modules/documents/files/list-files'
import { namePart, untaken, type Archive } from '#modules/documents/files/zip-documents'
import { recordsOf, ownTransactions } from './own-records.queries.ts'

/**
 * What the portal keeps about a person, as JSON that other programs read, and for a customer every file of the
 * transactions of their businesses that they may read here too. The act writes down which files go along; the archive
 * reads both as it is made.
 */
export async function exportOwnRecords(tx: Tx, _order: unknown, actor: Caller, now: Date): Promise<Archive> {
  const entries = await filesOf(tx, actor, now)
  const facts = { files: entries.length }
  await record(tx, { action: 'export-own-records', object: 'user', object_id: actor.user_id, facts }, actor, now)
  return { name: `My data ${manilaDay(now)}.zip`, entries }
}

/** The files of JSON in it. */
export const textsOf = (db: Db, actor: Caller): Archive['texts'] =>
  Object.entries(recordsOf(db, actor)).map(([name, text]) => ({ path: `${name}.json`, text }))

async function filesOf(tx: Tx, actor: Caller, now: Date): Promise<Archive['entries']> {
  const taken = new Set<string>()
  const entries: { path: string; file: Archive['entries'][number]['file'] }[] = []
  for await (const page of ownTransactions(tx, actor)) {
    for (const { id, reference } of page) {
      const { files } = await readableFiles(tx, id, actor, now)
      const folder = namePart(reference) || `draft ${id}`
      for (const file of files) entries.push({ path: untaken(`files/${folder}/${namePart(file.name)}`, taken), file })
    }
  }
  return entries
}
