import { answerSurrender } from './effects/answer-surrender.ts'
import { carrySurrender } from './effects/carry-surrender.ts'
import { endOpenTransactions } from './effects/end-open-transactions.ts'
import { endRowsBeside } from './effects/end-rows-beside.ts'
import { lapseSurrender } from './effects/lapse-surrender.ts'
import { linkRenewal } from './effects/link-renewal.ts'
import { noteSurrenderAsked } from './effects/note-surrender-asked.ts'
import { lifeFacts } from './life-facts.ts'
import type { LifeHandlers } from './life-handlers.ts'

/** What accreditations supply to their own moves. */
export const ownLifeHandlers: LifeHandlers = {
  facts: lifeFacts,
  effects: {
    'link-renewal': linkRenewal,
    'note-surrender-asked': noteSurrenderAsked,
    'answer-surrender': answerSurrender,
    'lapse-surrender': lapseSurrender,
    'carry-surrender': carrySurrender,
    'end-rows-beside': endRowsBeside,
    'end-open-transactions': endOpenTransactions,
  },
}
