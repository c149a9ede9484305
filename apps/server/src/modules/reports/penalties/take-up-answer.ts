import { takeUpFile } from '#modules/uploads/take-up-file'
import type { Answers } from '#modules/workflow/handlers/handlers'
import type { Caller } from '#platform/caller'
import type { Tx } from '#platform/database'

/** Takes up the file that an act was answered with; null where none was sent. */
export async function takeUpAnswer(tx: Tx, sent: Answers[string], business_id: number, actor: Caller, now: Date) {
  if (typeof sent !== 'string' || sent === '') return null
  return (await takeUpFile(tx, { file_id: sent, business_id }, actor, now)).id
}
