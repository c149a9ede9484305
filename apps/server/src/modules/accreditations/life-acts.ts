import type { ActionKey } from '@lading/domain/workflow/actions'

/** What time alone makes of an accreditation; the first that is due is made. */
export const byTime = ['superseded', 'expire', 'written-off'] as const satisfies readonly ActionKey[]

/** The handing over of a renewal makes the last of these of the earlier one. */
const made: readonly ActionKey[] = [...byTime, 'renewal-approved']

/** Whether something in the portal makes this move of flow H; the others wait for surrenders, suspensions, imports. */
export const isMade = (action: ActionKey): boolean => made.includes(action)
