import type { Carriers } from '#modules/workflow/registry'
import { reopenReturnedItems } from './reopen-returned-items.ts'
import { writeMemorandum } from './write-memorandum.ts'

/** What evaluation carries out when the workflow moves a case. */
export const evaluationCarriers: Carriers = {
  effects: { 'reopen-returned-items': reopenReturnedItems, 'write-memorandum': writeMemorandum },
}
