import { moveTransaction, transactionProcess, type OfferedAct, type Question } from '@lading/contract/workflow'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Client } from '@lading/server/testing/client'
import { desks, type People, type Subject } from './subjects.ts'

/** Every act that somebody may do with one of these, once, as far as its questions are answered plainly. Gives what was done. */
export async function moveAll(subjects: readonly Subject[], people: People): Promise<string[]> {
  const done = new Set<string>()
  for (const subject of subjects)
    for (const email of whoMayAct(subject)) {
      const person = await people(email)
      const { acts, version } = (await person.call(transactionProcess, { params: { id: subject.id } })).body
      const act = acts?.find(({ action }) => !done.has(action))
      if (act && (await isMoved(person, subject, act, version))) done.add(act.action)
    }
  return [...done]
}

/** The desk on which it lies first. */
const whoMayAct = ({ desk, author }: Subject) => new Set([...desks.filter((one) => one === desk), ...desks, author])

async function isMoved(
  person: Client,
  subject: Subject,
  { action, questions }: OfferedAct,
  version: number,
): Promise<boolean> {
  const asked = questions.filter(({ required, kind }) => required || kind === 'person')
  const answers = Object.fromEntries(asked.map((question) => [question.name, answerTo(question, subject)]))
  const { status } = await person.call(moveTransaction, {
    params: { id: subject.id },
    body: { action, version, ...answers },
  })
  return status === 200
}

function answerTo({ kind, choices }: Question, { evaluator, amount }: Subject): unknown {
  const first = choices?.[0]?.value
  if (kind === 'date') return manilaDay(new Date())
  if (kind === 'time') return '10:00'
  if (kind === 'checkbox') return true
  if (kind === 'several') return first === undefined ? [] : [first]
  if (kind === 'person') return evaluator
  if (kind === 'number') return 2
  if (kind === 'money') return amount
  return first ?? 'As it should be.'
}
