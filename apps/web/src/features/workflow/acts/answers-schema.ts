import type { StoredFile } from '@lading/contract/documents/documents'
import type { Question } from '@lading/contract/workflow'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { dayErrors } from '@lading/domain/workflow/deciding/day-errors'
import { inputErrors, questionsOf } from '@lading/domain/workflow/deciding/input-errors'
import { z } from 'zod'
import { ensure } from '@lading/domain/ensure'

/** The answers of an act's form, by the question's name. */
export type Answers = Record<string, unknown>

/** The checks of the workflow's own rules, so that form and server say the same sentence. */
export function answersSchema(questions: readonly Question[], today: PlainDate): z.ZodType {
  const inputs = questions.map(({ name, required }) => (required ? name : (`${name}?` as const)))
  return z.record(z.string(), z.unknown()).superRefine((answers, context) => {
    // Which desk asks was settled when the questions were drawn up.
    const sent = sentAnswers(questions, answers)
    const errors = {
      ...dayErrors(questions, sent, today),
      ...inputErrors(questionsOf({ inputs }, 'SYS'), sent),
    }
    for (const [name, messages] of Object.entries(errors))
      context.addIssue({ code: 'custom', path: [name], message: ensure(messages[0], `message for ${name}`) })
  })
}

/** The answers as they are sent: nothing for what is empty, the id for a file. */
export function sentAnswers(questions: readonly Question[], answers: Answers): Answers {
  const given = questions.map(({ name }) => [name, sent(answers[name])] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

/** An empty form. */
export function blankAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(questions.map(({ name, kind }) => [name, blank[kind] ?? null]))
}

const blank: Readonly<Record<string, unknown>> = {
  text: '',
  'long-text': '',
  money: '',
  time: '',
  checkbox: false,
  files: [],
}

function sent(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (typeof value === 'string') return value.trim() || undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map((file: StoredFile) => file.id) : undefined
  return typeof value === 'object' ? (value as StoredFile).id : value
}
