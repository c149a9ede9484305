import type { Actor } from '../../people/acting/actor.ts'
import { isActionKey, labelOfAction, type ActionKey } from '../actions/actions.ts'
import { checkGuards, type Refusal } from './decide.ts'
import { labelOfStatus } from '../../transactions/labels.ts'
import type { KnownFacts } from '../decision-facts.ts'
import type { Transition } from '../transition/transition.ts'
import { transitionsOf } from '../flows/transitions.ts'
import { isBroughtAbout, nextSteps, type StepAhead } from './next-steps.ts'
import { whoActs } from '../roles/who-acts.ts'

/** An act that is not open, and why, in one sentence. */
export interface ClosedAct {
  readonly action: ActionKey
  readonly label: string
  readonly why: string
}

/** Why an act is not offered, in one sentence; nothing where it is. */
export function explain(action: string, facts: KnownFacts, actor: Actor, now: Date): string | undefined {
  if (!isActionKey(action)) return 'This action does not exist.'
  const open = checkGuards(action, facts, actor, now)
  if (open.ok) return undefined
  const rows = transitionsOf(facts).filter((row) => row.action === action)
  const row = rows.find(({ from }) => from === facts.status) ?? rows[0]
  if (open.because === 'unmet' || !row) return open.message
  const ahead = nextSteps(facts, actor, now).find((step) => step.row.action === action)
  return sentence(ahead ?? { row, after: undefined }, facts, actor, open)
}

/** "For the recommending officer, after the payment is validated." */
function sentence({ row, after }: StepAhead, facts: KnownFacts, actor: Actor, { message }: Refusal): string {
  if (!after && row.from === facts.status) return message
  const when = after ? `after ${after}` : standingAt(row, facts, actor)
  const acting = whoActs(row, facts, actor)
  if (!('refusal' in acting)) return `Opens ${when}.`
  return message.startsWith('For ') ? `${message.replace(/\.$/, '')}, ${when}.` : message
}

function standingAt({ from }: Transition, { type }: KnownFacts, { audience }: Actor): string {
  return from === null ? 'before it is opened' : `when its status is “${labelOfStatus(from, audience, type)}”`
}

const LONGEST = 4
const OF_OTHERS = 2

/** The closest acts that are not open: what keeps this person's own acts shut, then the next steps of the usual way. */
export function notYet(facts: KnownFacts, actor: Actor, now: Date): ClosedAct[] {
  const own = transitionsOf(facts).filter((row) => row.from === facts.status && isShutByFacts(row, facts, actor, now))
  const ahead = nextSteps(facts, actor, now)
    .map(({ row }) => row)
    .filter((row) => isForPeople(row, actor))
  const others = ahead.filter((row) => 'refusal' in whoActs(row, facts, actor)).slice(OF_OTHERS)
  const actions = new Set([...own, ...ahead.filter((row) => !others.includes(row))].map(({ action }) => action))
  return [...actions]
    .flatMap((action) => {
      const why = explain(action, facts, actor, now)
      return why ? [{ action, label: labelOfAction(action, actor.audience, facts.type), why }] : []
    })
    .slice(0, LONGEST)
}

/** This person's act, and a condition somebody can bring about is missing. */
function isShutByFacts({ action }: Transition, facts: KnownFacts, actor: Actor, now: Date): boolean {
  const open = checkGuards(action, facts, actor, now)
  return !open.ok && open.guard !== undefined && isBroughtAbout(open.guard)
}

/** The business hears of its own acts alone; nobody hears of what the portal does by itself. */
function isForPeople({ by }: Transition, { audience }: Actor): boolean {
  return audience === 'customer' ? by.includes('CUS') : by.some((who) => who !== 'SYS')
}
