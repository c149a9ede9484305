import { isPlainDate } from '../../dates/plain-date.ts'
import { asWritten, printingFault } from '../../text/printable.ts'
import { lowered } from '../notices/notice-words.ts'
import { factAt, type KnownFacts } from '../decision-facts.ts'
import { inputs, type Input, type InputKind, type InputName, type Inputs } from '../transition/inputs.ts'
import type { Ask, Transition } from '../transition/transition.ts'
import type { Who } from '../who.ts'

/** A question as it is put to one person. */
export interface Question extends Input {
  readonly name: InputName
  readonly required: boolean
  /** The event a day follows, and its day, YYYY-MM-DD; undefined where the day follows none. */
  readonly earliest?: { readonly day: string; readonly event: string } | undefined
}

export type InputErrors = Record<string, string[]>

const longest: Partial<Record<InputKind, number>> = { text: 255, 'long-text': 5000 }

/** Answers that call for another one. */
const together: readonly { given: InputName; due: InputName; says: string }[] = [
  { given: 'evaluator_id', due: 'reason', says: 'Say why it is reassigned.' },
  { given: 'hearing_officer_id', due: 'reason', says: 'Say why it is reassigned.' },
]

/** Answers of which one must be given. */
const eitherOf: readonly { names: readonly [InputName, InputName]; says: string }[] = [
  { names: ['evaluator_id', 'queue_group_id'], says: 'Choose an evaluator or a queue group.' },
]

/** The questions of a move, as the person acting for this desk must answer them, by these facts. */
export function questionsOf(transition: Pick<Transition, 'inputs'>, as: Who, facts?: KnownFacts): Question[] {
  return transition.inputs.flatMap((ask) => questionOf(ask, as, facts) ?? [])
}

function questionOf(ask: Ask, as: Who, facts: KnownFacts | undefined): Question | undefined {
  if (typeof ask === 'string') return question(ask, facts)
  const isAsked = 'of' in ask ? ask.of.includes(as) : facts && factAt(facts, ask.where) === (ask.is ?? true)
  return isAsked ? question(ask.input, facts) : undefined
}

function question(ask: InputName | `${InputName}?`, facts: KnownFacts | undefined): Question {
  const name = inputOf(ask)
  const input: Input = inputs[name]
  const earliest = facts && earliestOf(input, facts)
  return { ...input, name, required: !ask.endsWith('?'), ...(earliest && { earliest }) }
}

/** The question that an entry of a row asks. */
export const inputOf = (ask: Ask): InputName =>
  (typeof ask === 'string' ? ask : ask.input).replace('?', '') as InputName

function earliestOf({ since }: Input, facts: KnownFacts): Question['earliest'] {
  const day = since && factAt(facts, since.fact)
  return since && typeof day === 'string' ? { day, event: since.event } : undefined
}

/** What is wrong with the answers to these questions, by field; empty when the move may go on. */
export function inputErrors(questions: readonly Question[], given: Inputs): InputErrors {
  const errors: InputErrors = {}
  for (const asked of questions) {
    const fault = faultOf(asked, given[asked.name])
    if (fault) errors[asked.name] = [fault]
  }
  for (const pair of together) {
    if (!asksAll(questions, [pair.given, pair.due])) continue
    if (!isBlank(given[pair.given]) && isBlank(given[pair.due])) errors[pair.due] ??= [pair.says]
  }
  for (const { names, says } of eitherOf) {
    if (asksAll(questions, names) && names.every((name) => isBlank(given[name]))) errors[names[0]] ??= [says]
  }
  return errors
}

const asksAll = (questions: readonly Question[], names: readonly InputName[]) =>
  names.every((name) => questions.some((asked) => asked.name === name))

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'string' && value.trim() === ''
}

function faultOf(asked: Question, value: unknown): string | undefined {
  if (isBlank(value)) return asked.required ? blankSentence(asked) : undefined
  return check[asked.kind](value, asked)
}

function blankSentence({ kind, label, missing }: Question): string {
  if (missing) return missing
  if (kind === 'checkbox') return 'Tick this to continue.'
  if (kind === 'file' || kind === 'files') return `Attach the ${lowered(label)}.`
  if (kind === 'choice' || kind === 'person' || kind === 'queue-group') return `Choose the ${lowered(label)}.`
  return `Enter the ${lowered(label)}.`
}

const unless = (isRight: boolean, sentence: string) => (isRight ? undefined : sentence)
const isId = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0
const isFile = (value: unknown) => typeof value === 'string' && value.length <= 255
const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value)

function textFault(value: unknown, { kind, printed }: Question): string | undefined {
  const limit = longest[kind] ?? 255
  if (typeof value !== 'string' || value.length > limit) return `Use at most ${limit} characters.`
  return printed ? printingFault(asWritten(value)) : undefined
}

const check: Record<InputKind, (value: unknown, asked: Question) => string | undefined> = {
  text: textFault,
  'long-text': textFault,
  date: (value) => unless(typeof value === 'string' && isPlainDate(value), 'Enter a date.'),
  time: (value) => unless(matches(value, /^([01]\d|2[0-3]):[0-5]\d$/), 'Enter a time as 14:30.'),
  money: (value) => unless(matches(value, /^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,2})?$/), 'Enter an amount as 1234.50.'),
  number: (value) => unless(isId(value), 'Enter a whole number above zero.'),
  choice: (value, { choices }) =>
    unless(choices?.some((choice) => choice.value === value) ?? false, 'Choose one of the answers.'),
  file: (value) => unless(isFile(value), 'Attach a file.'),
  files: (value) => unless(Array.isArray(value) && value.every(isFile), 'Attach the files.'),
  several: (value) => unless(Array.isArray(value) && value.every(isFile), 'Choose from the list.'),
  person: (value) => unless(isId(value), 'Choose a person.'),
  'queue-group': (value) => unless(isId(value), 'Choose a queue group.'),
  checkbox: (value) => unless(value === true, 'Tick this to continue.'),
}
