import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { FilingLimits } from '@lading/domain/accreditation/limits/filing-limits'
import { rowsOf, type Form } from '@lading/domain/filing/form-path'
import type { AnswerBundles } from '@lading/domain/filing/returned-answer'
import type { Agency } from '@lading/domain/transactions/agency'
import type { ScopeFlags } from '@lading/domain/transactions/scope'
import { z } from 'zod'
import { daysAhead } from './days-ahead.ts'
import { shapeOf, type AnswersTo, type Field, type Strength, type ValueOf } from './field-kinds.ts'
import { saidBy, type AnswerRules, type OfBusiness, type RegisterAnswers, type SaidByAnswers } from './form-rules.ts'

export type FieldTable = Readonly<Record<string, Field>>
/** The columns of a list: each row has a name, by which it is told from the others. */
export type ListColumns = FieldTable & { readonly name: Field }

/** What a form asks: parts in their order, single answers, and lists of rows. */
export interface FormParts {
  /** Titles of the parts, by name. */
  readonly sections: Readonly<Record<string, string>>
  readonly fields: FieldTable
  /** Each row also has a `key` that stays the same when rows move. */
  readonly groups: Readonly<Record<string, ListColumns>>
  /** Answers that are returned to the client under one name. */
  readonly bundles?: AnswerBundles
  /** Answers of the register that the rules read and the form does not ask; a change keeps them beside its own. */
  readonly alsoReads?: readonly (keyof OfBusiness)[]
  /** Whether an answer, a list or a column of one is asked, given the other answers, beside what `askedWith` says of a field. */
  readonly isAsked?: (name: string, answers: OfBusiness) => boolean
  /** The columns of a list where another answer changes them. */
  readonly columnsOf?: (group: string, answers: OfBusiness) => FieldTable | undefined
  /** The title of a part where another answer changes it. */
  readonly titleOf?: (section: string, answers: OfBusiness) => string | undefined
}

/** What a form is looked at with: whose it is, and what the register said when it was opened. */
export interface FormContext<A = Form> {
  readonly agency: Agency
  /** What the register says to the same questions and to those it also reads; null where it holds nothing of the kind. */
  readonly register: RegisterAnswers<A> | null
  /** The day it is looked at; null where nothing is filed yet, in the register. */
  readonly today: PlainDate | null
  /** What the agency's settings ask; null where they are not tested, in the register. */
  readonly limits: FilingLimits | null
  /** The answers as they were filed last, while a return is answered: what stands as filed is not tested by new limits. */
  readonly filed: A | null
  /** The scopes that the accreditation holds beside its change, or that its policy insures; null of any other form. */
  readonly held: ScopeFlags | null
  /** What the certificate in force says otherwise than the register, where a change through the other agency is in it. */
  readonly certified_otherwise?: readonly CertifiedFact[]
}

/** What a certificate says of its holder besides the scope. */
export const certifiedFacts = ['name', 'address'] as const
export type CertifiedFact = (typeof certifiedFacts)[number]

/** What is wrong with an answer, by its path with rows by number: `officers.0.name`. */
export interface FieldFault {
  readonly path: string
  readonly message: string
  /** The amounts, names and numbers that the message states. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** The answers to a form, as the types of TypeScript know them. */
export type AnswersOf<P extends FormParts> = AnswersTo<P['fields']> & {
  -readonly [G in keyof P['groups']]: RowOf<P['groups'][G]>[]
}
export type RowOf<F extends FieldTable> = { key: string } & AnswersTo<F>

type Loose<F extends FieldTable> = { [K in keyof F]?: ValueOf<F[K]['kind']> | null }
type SentOf<P extends FormParts> = Loose<P['fields']> & {
  [G in keyof P['groups']]?: ({ key: string } & Loose<P['groups'][G]>)[]
}

/** The rules of a form. */
export interface FormRules<A> extends AnswerRules<A> {
  /** Those across questions; asked of what is filled in, complete or not. */
  readonly check?: (answers: A, context: FormContext<A>) => readonly FieldFault[]
}

/** A form: its questions, how strictly it may be read, and its rules; answers come as `draft` has read them. */
export interface FormDefinition<P extends FormParts = FormParts> extends SaidByAnswers {
  readonly sections: P['sections']
  readonly fields: P['fields']
  readonly groups: P['groups']
  readonly bundles: AnswerBundles
  readonly alsoReads: readonly (keyof OfBusiness)[]
  readonly isAsked: (name: string, answers: Form) => boolean
  readonly columnsOf: (group: string, answers: Form) => FieldTable
  readonly titleOf: (section: string, answers: Form) => string | undefined
  /** The answers without what is not asked of them; lists stay, for nobody is taken out of one unseen. */
  readonly asked: <A extends Form>(answers: A, register?: Form | null) => A
  /** Shape and lengths only; `draft.parse({})` is the blank form. */
  readonly draft: z.ZodType<AnswersOf<P>, SentOf<P>>
  /** What is wrong with the form as a filing: what is missing, what is written wrongly, what contradicts itself. */
  readonly faults: (answers: Form, context: FormContext) => FieldFault[]
}

/** At most so many rows in a list. */
export const MAX_ROWS = 100

/** A form from its parts and its rules. */
export function defineForm<const P extends FormParts>(
  parts: P,
  { check, ...rules }: FormRules<AnswersOf<P>> = {},
): FormDefinition<P> {
  const draft = schemaOf(parts, 'draft')
  const complete = schemaOf(parts, 'complete')
  const isAsked: FormDefinition['isAsked'] = (name, answers) =>
    (parts.isAsked?.(name, answers) ?? true) && isCalledFor(parts.fields[name], answers)
  const asked = <A extends Form>(answers: A, register: Form | null = null): A =>
    withoutUnasked(parts, (name) => isAsked(name, { ...register, ...answers }), answers)
  return {
    sections: parts.sections,
    fields: parts.fields,
    groups: parts.groups,
    bundles: parts.bundles ?? {},
    alsoReads: parts.alsoReads ?? [],
    isAsked,
    columnsOf: (group, answers) => parts.columnsOf?.(group, answers) ?? parts.groups[group] ?? {},
    titleOf: (section, answers) => parts.titleOf?.(section, answers) ?? parts.sections[section],
    asked,
    draft: draft as FormDefinition<P>['draft'],
    faults: (given, context) => {
      const answers = asked(given, context.register)
      const issues = complete.safeParse(answers).error?.issues ?? []
      const own = issues
        .map(({ path, message }) => ({ path: path.join('.'), message }))
        .filter(({ path }) => isAsked(path.split('.', 1)[0] ?? '', { ...context.register, ...answers }))
      // While somebody types, an answer may be one that no draft can keep (-3 employees): `own` says so already.
      const read = draft.safeParse(answers)
      const across = read.success && check?.(read.data as AnswersOf<P>, context as FormContext<AnswersOf<P>>)
      const found = [...own, ...daysAhead(parts.fields, answers, context), ...(across || [])]
      return found.toSorted((one, other) => placeOf(parts, one) - placeOf(parts, other))
    },
    ...saidBy(rules),
  }
}

/** Whether the answer that calls for a field is the one given; a field without such a condition always is. */
const isCalledFor = (field: Field | undefined, answers: Form): boolean =>
  field?.askedWith === undefined || field.askedWith.values.includes(String(answers[field.askedWith.name]))

function withoutUnasked<A extends Form>(
  { fields, groups }: FormParts,
  isAsked: (name: string) => boolean,
  answers: A,
): A {
  const blanks = (of: FieldTable, path: string) =>
    Object.entries(of)
      .filter(([name]) => !isAsked(path + name))
      .map(([name, { kind }]) => [name, blankOf(kind)] as const)
  const unasked = blanks(fields, '').filter(([name]) => name in answers)
  const lists = Object.entries(groups).flatMap(([group, columns]) => {
    const blank = blanks(columns, `${group}.`)
    return blank.length === 0
      ? []
      : [[group, rowsOf(answers, group).map((row) => ({ ...row, ...Object.fromEntries(blank) }))]]
  })
  return { ...answers, ...Object.fromEntries(unasked), ...Object.fromEntries(lists) }
}

const blankOf = (kind: Field['kind']) => (kind === 'count' ? null : kind === 'flag' ? false : '')

/** Where a question stands in its form: what is wrong is told in the order in which it is asked. */
function placeOf({ fields, groups }: FormParts, { path }: FieldFault): number {
  return [...Object.keys(fields), ...Object.keys(groups)].indexOf(path.split('.', 1)[0] ?? '')
}

/** A row of a list. */
export const rowSchemaOf = (columns: FieldTable, strength: Strength): z.ZodObject =>
  objectOf({ key: z.string().min(1).max(40), ...shapeOf(columns, strength) }, strength)

/** What is given in a call has the fields of the form and no other; what is stored may be of an earlier form. */
const objectOf = (shape: z.ZodRawShape, strength: Strength): z.ZodObject =>
  strength === 'given' ? z.strictObject(shape) : z.object(shape)

/** All questions of a form as one schema. */
export function schemaOf({ fields, groups }: FormParts, strength: Strength): z.ZodObject {
  const lists = Object.entries(groups).map(([name, columns]) => {
    return [name, z.array(rowSchemaOf(columns, strength)).max(MAX_ROWS, `Enter at most ${MAX_ROWS} rows.`).default([])]
  })
  return objectOf({ ...shapeOf(fields, strength), ...Object.fromEntries(lists) }, strength)
}
