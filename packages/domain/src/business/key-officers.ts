import { isSameAnswer } from '../filing/form-path.ts'

export interface KnownOfficer {
  readonly is_key_officer: boolean
}

/** Whether the key operating officers are others than the register's, or are said to be trained otherwise. */
export const isKeyOfficerChanged = (officers: readonly KnownOfficer[], registered: readonly KnownOfficer[]): boolean =>
  !isSameAnswer(keyOfficers(officers), keyOfficers(registered))

const keyOfficers = (officers: readonly KnownOfficer[]) => officers.filter(({ is_key_officer }) => is_key_officer)
