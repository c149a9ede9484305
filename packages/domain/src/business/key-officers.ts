import { isSameAnswer } from '../filing/form-path.ts'

/** Who counts as a key operating officer (field facts, section 1.3). */
export const keyPositions = [
  'Owner',
  'President',
  'Chief Operating Officer',
  'General Manager',
  'Operations Manager',
] as const

export interface KnownOfficer {
  readonly position: string
  /** The applicant may name others besides those whose position says it. */
  readonly is_key_officer?: boolean
}

/** Whether an officer is a key operating officer: by the position, or because the applicant says so. */
export const isKeyOfficer = ({ position, is_key_officer }: KnownOfficer): boolean =>
  is_key_officer === true || isKeyPosition(position)

/** Whether the position alone says it, however it is written. */
function isKeyPosition(position: string): boolean {
  const written = position
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
  return written === 'coo' || keyPositions.some((key) => key.toLowerCase() === written)
}

/** Whether the key operating officers are others than the register's, or are said to be trained otherwise. */
export const isKeyOfficerChanged = (officers: readonly KnownOfficer[], registered: readonly KnownOfficer[]): boolean =>
  !isSameAnswer(keyOfficers(officers), keyOfficers(registered))

/** Without the tick: a president who is ticked too is the same key officer as before. */
const keyOfficers = (officers: readonly KnownOfficer[]) =>
  officers.filter(isKeyOfficer).map(({ is_key_officer: _ticked, ...officer }) => officer)
