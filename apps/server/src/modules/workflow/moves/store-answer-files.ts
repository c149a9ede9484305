import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { invalid } from '#platform/problem'
import { sha256Of } from '#platform/files'
import { storeUpload } from '#modules/uploads/store-upload'
import type { Upload } from '#modules/uploads/read-upload'

interface Given {
  readonly transaction_id: number
  readonly action: string
  readonly uploads: readonly Upload[]
}

/**
 * Keeps the files that answer an act's questions, and gives their ids as its answers. What the act asks no file for is
 * refused by the name of its part; for an act that is not open to this person nothing is kept, and the act itself says why.
 * The transaction is read without its lock, which no one should wait for while files are scanned; the act reads it again
 * under the lock.
 */
export async function storeAnswerFiles(
  deps: Deps,
  { transaction_id, action, uploads }: Given,
  actor: Caller,
  now: Date,
) {
  const act = await deps.workflow.offeredAct(deps.db, { transaction_id, action }, actor, now)
  const checksums = uploads.map(({ field, bytes }) => `${field} ${sha256Of(bytes)}`)
  if (!act) return { answers: {}, checksums }

  const kinds = new Map(act.questions.map(({ name, kind }) => [name as string, kind]))
  const stray = uploads.filter(({ field }) => !['file', 'files'].includes(kinds.get(field) ?? ''))
  if (stray.length > 0) {
    throw invalid(Object.fromEntries(stray.map(({ field }) => [field, ['No file is required here.']])))
  }
  const answers: Record<string, string | string[]> = {}
  for (const upload of uploads) {
    const { id } = await storeUpload(deps, upload, act.business_id, actor)
    const { field } = upload
    answers[field] = kinds.get(field) === 'files' ? [...[answers[field] ?? []].flat(), id] : id
  }
  return { answers, checksums }
}
