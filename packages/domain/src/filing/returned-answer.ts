import { scopes } from '../transactions/scope.ts'
import { answerAt, isSameAnswer, type Form } from './form-path.ts'

/** The scope comes back as one answer: whoever mends it chooses among all flags. */
export const scopeAnswer = { path: 'scope', label: 'Scope of accreditation' } as const

/** The answers that come back under one name: the scope with the capital its highest asks for, else the answer itself. */
export function answersUnder(code: string): readonly string[] {
  return code === scopeAnswer.path ? [...scopes, 'paid_up_capital'] : [code]
}

/** Whether a returned answer, row or list opens what stands at a path. */
export function isOpenedBy(code: string, path: string): boolean {
  return answersUnder(code).some((own) => path === own || path.startsWith(`${own}.`))
}

/** Whether two forms, with their scopes, answer what comes back under one name differently. */
export function isAnsweredOtherwise(code: string, one: Form, other: Form): boolean {
  return answersUnder(code).some((path) => !isSameAnswer(answerAt(one, path), answerAt(other, path)))
}

const trainingColumns = ['position', 'is_key_officer', 'training_hours']

/** Whether a returned answer may change who must be trained, or how long they were. */
export function opensTraining(code: string): boolean {
  const [group, , column] = code.split('.')
  return group === 'officers' && (column === undefined || trainingColumns.includes(column))
}
