import { manilaDay } from '../../dates/manila.ts'
import { centavos, isMoney } from '../../payments/money.ts'
import type { Actor } from '../../people/acting/actor.ts'
import { isActionKey, labelOfAction, type ActionKey } from '../actions/actions.ts'
import { dayErrors } from './day-errors.ts'
import { factsRead, guardsAsked } from './facts-read.ts'
import { guards, type GuardName } from '../guards/guards.ts'
import { inputErrors, questionsOf, type InputErrors, type Question } from './input-errors.ts'
import type { Inputs } from '../transition/inputs.ts'
import { factAt, type BaseFacts, type FactPath, type KnownFacts, type WorkflowState } from '../decision-facts.ts'
import { movedOn } from './moved-on.ts'
import { stateAfter } from './state-after.ts'
import type { Transition } from '../transition/transition.ts'
import { transitionFrom, transitionsOf } from '../flows/transitions.ts'
import { whoActs } from '../roles/who-acts.ts'
import type { Who } from '../who.ts'

/** The act asked for, with the answers of the person. */
export interface ActionInput {
  readonly action: string
  readonly inputs: Inputs
}

export interface Refusal {
  readonly ok: false
  readonly because: 'not-allowed' | 'wrong-status' | 'unavailable' | 'unmet' | 'invalid-input'
  readonly message: string
  readonly errors?: InputErrors
  /** The condition that is not met. */
  readonly guard?: GuardName
  /** The fact that no area supplies. */
  readonly unknown?: FactPath
}

/** The move that may be made, for which desk, and the workflow's columns after it. */
export interface PermittedMove {
  readonly ok: true
  readonly transition: Transition
  readonly as: Who
  /** What was asked, as it was answered; whatever else was sent is not heard. */
  readonly answers: Inputs
  readonly after: WorkflowState
}
export type Decision = PermittedMove | Refusal
type Candidate = Omit<PermittedMove, 'answers' | 'after'>

/** An act on offer, with the questions it asks of this person. */
export interface Offer {
  readonly transition: Transition
  /** The words on the button, as this audience reads them. */
  readonly label: string
  readonly as: Who
  readonly questions: readonly Question[]
}

/** The one answer to "may this person do this now?". The server obeys it; screens draw buttons with it. */
export function decide({ action, inputs }: ActionInput, facts: KnownFacts, actor: Actor, now: Date): Decision {
  if (!isActionKey(action)) return no('wrong-status', 'This action does not exist.')
  const open = checkGuards(action, facts, actor, now)
  if (!open.ok) return open
  const { transition, as } = open

  const questions = questionsOf(transition, as, facts)
  const answers = answersTo(questions, inputs)
  const errors = {
    ...dayErrors(questions, answers, manilaDay(now)),
    ...inputErrors(questions, inputs),
    ...amountErrors(transition, facts, inputs),
  }
  if (Object.keys(errors).length > 0) return { ...no('invalid-input', 'Some answers are missing or wrong.'), errors }
  return {
    ok: true,
    transition,
    as,
    answers,
    after: stateAfter(facts, { transition, actor, as, inputs: answers, now }),
  }
}

/** The acts this person may do now. */
export function availableActions(facts: KnownFacts, actor: Actor, now: Date): Offer[] {
  return transitionsOf(facts)
    .filter((row) => row.from === facts.status)
    .flatMap((row) => {
      const open = checkGuards(row.action, facts, actor, now)
      if (!open.ok) return []
      const label = labelOfAction(row.action, actor.audience, facts.type)
      return [{ transition: row, label, as: open.as, questions: questionsOf(row, open.as, facts) }]
    })
}

/** Everything but the answers: the row, the person, the conditions. */
export function checkGuards(action: ActionKey, facts: KnownFacts, actor: Actor, now: Date): Candidate | Refusal {
  const candidate = checkActor(action, facts, actor)
  if (!candidate.ok) return candidate
  const { transition, as } = candidate
  const unknown = factsRead(transition, facts.type).find((path) => factAt(facts, path) === undefined)
  if (unknown) return { ...no('unavailable', 'This step is not available in this portal yet.'), unknown }
  for (const name of guardsAsked(transition.guards, facts.type)) {
    const unmet = guards[name].check(facts, { actor, as, now })
    if (unmet) return { ...no('unmet', unmet), guard: name }
  }
  return candidate
}

/** What decides the row and the person, before any condition is read. */
export type Position = Pick<
  BaseFacts,
  'subject' | 'type' | 'agency' | 'status' | 'business_id' | 'author_id' | 'participants'
>

/** Whether an act is this person's, and of this status; its conditions are not looked at. The wrong person hears it first. */
export function checkActor(action: string, position: Position, actor: Actor): Candidate | Refusal {
  if (!isActionKey(action)) return no('wrong-status', 'This action does not exist.')
  const rows = transitionsOf(position)
  const row = transitionFrom(rows, action, position.status)
  const asked = row ?? rows.find((other) => other.action === action)
  if (!asked) return no('wrong-status', 'This action does not apply to this type of transaction.')

  const acting = whoActs(asked, position, actor)
  if ('refusal' in acting) return no('not-allowed', acting.refusal)
  if (!row) return no('wrong-status', movedOn(rows, position, actor))
  return { ok: true, transition: row, as: acting.as }
}

/** Money received must be what the order of payment asks, to the centavo. */
function amountErrors({ inputs }: Transition, { payment }: KnownFacts, given: Inputs): InputErrors {
  if (!inputs.includes('amount_received') || typeof payment?.invoice_centavos !== 'number') return {}
  const isRight = centavosOf(given.amount_received) === payment.invoice_centavos
  return isRight
    ? {}
    : { amount_received: ['The order of payment asks for another amount: refuse the payment with the reason.'] }
}

/** What was not asked is not heard. */
function answersTo(questions: readonly Question[], given: Inputs): Inputs {
  return Object.fromEntries(questions.map(({ name }) => [name, given[name]]))
}

function centavosOf(amount: unknown): number {
  return typeof amount === 'string' && isMoney(amount) ? centavos(amount) : Number.NaN
}

function no(because: Refusal['because'], message: string): Refusal {
  return { ok: false, because, message }
}
