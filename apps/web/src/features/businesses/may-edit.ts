import type { Business } from '@lading/contract/businesses'

/** Whether the reader may change the facts of a business: no accreditation or application rests on them, and they have the right. */
export const mayEdit = ({ closed, mine }: Business): boolean =>
  closed === null && mine !== null && (mine.is_owner || mine.rights.includes('prepare'))

/** More missing answers than these are told section by section. */
export const FEW = 8
