import { missingAnswers, type MissingAnswer } from '@lading/domain/filing/missing-answers'
import type { Form } from '@lading/domain/filing/form-path'
import type { Agency } from '@lading/domain/transactions/agency'
import { labelOfAnswer } from '../form-answers.ts'
import type { Field } from '../field-kinds.ts'
import type { FormDefinition } from '../form-definition.ts'

/** A request with what the register said when it was opened. */
interface Request {
  readonly agency: Agency
  readonly form: Form
  readonly register: Form | null
}

/** What a request can take over from its counterpart: scopes are those of one accreditation and never copied. */
export function counterpartAnswers(definition: FormDefinition, to: Request, from: Request): MissingAnswer[] {
  const { fields, groups, bundles, draft } = definition
  const isShared = (name: string) => {
    const { computed, onlyOf } = fields[name] ?? {}
    return !isOfScope(fields[name]) && !computed && (onlyOf === undefined || onlyOf.agency === to.agency)
  }
  const answered = ({ form, register }: Request) => ({ form, opened: draft.parse(register ?? {}) as Form })
  return missingAnswers({
    to: answered(to),
    from: answered(from),
    fields: Object.keys(fields).filter(isShared),
    lists: Object.keys(groups),
    together: Object.values(bundles).map(({ of }) => of.filter(isShared)),
  })
}

const isOfScope = (field: Field | undefined) => field?.kind === 'scope' || field?.kind === 'scope-given-up'

/** What is copied, in words, each once: answers that are copied together by the name they have in common. */
export function labelsOfCopied(definition: FormDefinition, copied: readonly MissingAnswer[], from: Request): string[] {
  const { bundles, fields } = definition
  const bundled = Object.entries(bundles).filter(([, { of }]) => !of.some((name) => isOfScope(fields[name])))
  const labels = copied.map(({ path, value }) => {
    const [together] = bundled.find(([, { of }]) => of.includes(path)) ?? []
    // Who is taken out is named as the register names them.
    const answers = value === null ? from.register : from.form
    return labelOfAnswer(definition, together ?? path, answers ?? {})
  })
  return [...new Set(labels)]
}
