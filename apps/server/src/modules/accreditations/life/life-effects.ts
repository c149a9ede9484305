import type { EffectName } from '@lading/domain/workflow/transition/effects'
import { answerSurrender } from './effects/answer-surrender.ts'
import { carrySurrender } from './effects/carry-surrender.ts'
import { endObligations } from './effects/end-obligations.ts'
import { endOpenTransactions } from './effects/end-open-transactions.ts'
import { endRowsBeside } from './effects/end-rows-beside.ts'
import { lapseSurrender } from './effects/lapse-surrender.ts'
import { linkRenewal } from './effects/link-renewal.ts'
import { noteSurrenderAsked } from './effects/note-surrender-asked.ts'
import { sayReplaced } from './effects/say-replaced.ts'
import type { LifeEffect } from './write-life-move.ts'

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
