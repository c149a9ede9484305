import type { Field } from '@lading/contract/forms/field-kinds'
import { answerIn } from './answers.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { useShown } from './use-shown.ts'

interface Props {
  readonly name: string
  readonly field: Field
  readonly answers: object
  /** What the register said to the same questions; null where it says nothing. */
  readonly register?: object | null | undefined
}

/** An answer as it is read; where the register said something else, that stands before it. */
export function AnswerText({ name, field, answers, register }: Props) {
  const shown = useShown()
  const value = shown(field, answerIn(answers, name))
  if (field.kind === 'scope-given-up') return value ? <BeforeAfter before="Held" after={value} /> : 'Held'
  if (!register || !(name in register)) return value || '–'
  const before = shown(field, answerIn(register, name))
  return before === value ? value || '–' : <BeforeAfter before={before} after={value} />
}
