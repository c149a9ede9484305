import type { Act } from '#platform/calls/bind'
import { saveByVersion } from '#modules/filing/answers/save-by-version'
import { requireFamily } from '#modules/workflow/transactions/require-family'
import type { SavedVersionRead } from '#modules/filing/reading/filing-read'

type EditChangeInput = Parameters<typeof saveByVersion>[1]

/** Saves answers of a change that rest on one version of its form. Throws 404 for what is no change. */
export const editChange: Act<EditChangeInput, SavedVersionRead> = async (tx, input, actor, now) => {
  await requireFamily(tx, input.id, 'change')
  return saveByVersion(tx, input, actor, now)
}
