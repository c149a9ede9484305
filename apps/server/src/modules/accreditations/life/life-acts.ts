import type { ActionKey } from '@lading/domain/workflow/actions/actions'

/** What time alone makes of an accreditation; the first that is due is made. */
export const byTime = ['superseded', 'expire', 'written-off'] as const satisfies readonly ActionKey[]

/** How one of an earlier system enters, in force or expired. */
export const byImport = ['import', 'import-expired'] as const satisfies readonly ActionKey[]

/** What its business asks, and the approving officer answers. */
const byPeople = ['ask-for-surrender', 'voluntary-surrender-closure', 'decline-surrender'] as const

/** Whether a person makes this act on an accreditation that was given, not on the transaction that makes it. */
export const isOfAccreditation = (action: string): boolean => byPeople.some((one) => one === action)

/** What the handing over of a renewal makes of the earlier one, where it has expired. */
export const byRenewal = 'renewal-approved' satisfies ActionKey

const made: readonly ActionKey[] = [...byTime, byRenewal, ...byPeople, ...byImport]

/** Whether something in the portal makes this move of flow H; the others wait for suspensions. */
export const isMade = (action: ActionKey): boolean => made.includes(action)
