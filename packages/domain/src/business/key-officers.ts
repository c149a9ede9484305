import { isSameAnswer, rowsOf, type Form } from '../filing/form-path.ts'

/** Whether the key operating officers are others than the register's, or are said to be trained otherwise. */
export const isKeyOfficerChanged = (form: Form, register: Form): boolean =>
  !isSameAnswer(keyOfficers(form), keyOfficers(register))

const keyOfficers = (form: Form) => rowsOf(form, 'officers').filter((officer) => officer['is_key_officer'] === true)
