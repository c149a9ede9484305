import type { Field } from '@lading/contract/forms/field-kinds'
import { useBound } from '../forms/bound.ts'
import { AnswerField } from './AnswerField.tsx'
import { useFormScope } from './form-scope.ts'

interface Props {
  readonly path: string
  readonly field: Field
  readonly calledBy: { readonly path: string; readonly values: readonly string[] }
}

/** A question that is asked while another answer is the one that calls for it. */
export function AskedField({ path, field, calledBy: { path: other, values } }: Props) {
  const { at } = useFormScope()
  const answered = useBound(at + other).value
  return values.includes(String(answered)) && <AnswerField path={path} field={field} />
}
