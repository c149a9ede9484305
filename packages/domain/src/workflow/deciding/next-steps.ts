import { ensure } from '../../ensure.ts'
import type { Actor } from '../../people/acting/actor.ts'
import { actionKeys, actionRow, type ActionKey } from '../actions/actions.ts'
import { factsRead, guardsAsked } from './facts-read.ts'
import { guards, type GuardName } from '../guards/guards.ts'
import { factAt, type KnownFacts } from '../decision-facts.ts'
import type { Status } from '../../transactions/status.ts'
import type { Transition } from '../transition/transition.ts'
import { transitionsOf } from '../flows/transitions.ts'

const order = actionKeys.filter((action) => isUsualStep(action))

/** Conditions a person can bring about; all others choose between ways and need no word. */
const broughtAbout: ReadonlySet<GuardName> = new Set<GuardName>([
  'every-requirement-uploaded',
  'declaration-accepted',
  'a-scope-is-chosen',
  'no-nvocc-by-air',
  'capital-reaches-minimum',
  'capital-reaches-minimum-if-tested',
  'capital-reaches-minimum-if-changed',
  'no-arrears',
  'every-return-answered',
  'every-section-filled',
  'totals-agree',
  'purpose-given',
  'may-pick',
  'is-processor',
  'holds-the-lock',
  'lease-has-run-out-if-evaluator',
  'a-document-is-returned',
  'every-document-accepted',
  'ratio-saved-if-asked',
  'memorandum-ready',
  'finding-ready',
  'payment-to-validate',
  'order-is-open',
  'no-checkout-open',
  'no-checkout-open-unless-verified',
  'did-not-post-the-payment',
  'no-invoice-unpaid',
  'approval-recommended',
  'dismissal-recommended',
  'did-not-recommend',
  'did-not-propose',
  'document-ready',
  'loa-drafted',
  'clearances-complete',
  'answered-or-lapsed',
  'fine-paid',
])

/** Conditions that choose between two ways and are known before one comes to the fork. */
const foreseen: ReadonlySet<GuardName> = new Set<GuardName>(['fees-left-to-pay', 'nothing-left-to-pay'])

/** Whether a row's facts say something of the way ahead, wherever the transaction stands. */
export const isFork = ({ guards: asked }: Pick<Transition, 'guards'>): boolean =>
  asked.some((name) => foreseen.has(name))

/** A usual step onward, as against returning, withdrawing or ending: the one filled button of a region. */
export function isUsualStep(action: ActionKey): boolean {
  return actionRow(action).usual_after !== undefined
}

/** Whether a person could do something about this condition. */
export const isBroughtAbout = (name: GuardName) => broughtAbout.has(name)

/** A step ahead, and what is done before it. */
export interface StepAhead {
  readonly row: Transition
  readonly after: string | undefined
}

/** The usual steps from here, nearest first; the ways that the facts rule out are left. */
export function nextSteps(facts: KnownFacts, actor: Actor, now: Date): StepAhead[] {
  const rows = transitionsOf(facts).filter((row) => order.includes(row.action))
  const steps: StepAhead[] = []
  const passed = new Set<Status | null>()
  let status = facts.status
  let after: string | undefined
  while (!passed.has(status)) {
    passed.add(status)
    const isOn = status === facts.status ? isOnUsualPath : isNotRuledOut
    const here = stepsAt(status, rows).filter((row) => isOn(row, facts, actor, now))
    const leaving = here.find((row) => row.to !== row.from)
    for (const row of [...here.filter(({ from, to }) => from === to), ...(leaving ? [leaving] : [])]) {
      steps.push({ row, after })
      after = actionRow(row.action).usual_after
    }
    if (leaving) status = leaving.to
  }
  return steps
}

function stepsAt(status: Status | null, rows: readonly Transition[]): Transition[] {
  const at = rows.filter(({ from }) => from === status)
  return at.toSorted((one, other) => order.indexOf(one.action) - order.indexOf(other.action))
}

/** Of a step further on: what is known of the way to it already. */
function isNotRuledOut(row: Transition, facts: KnownFacts, actor: Actor, now: Date): boolean {
  const as = ensure(row.by[0], `role of ${row.action}`)
  const known = row.guards.filter((name) => foreseen.has(name) && isKnown(name, facts))
  return known.every((name) => guards[name].check(facts, { actor, as, now }) === undefined)
}

const isKnown = (name: GuardName, facts: KnownFacts) =>
  factsRead({ guards: [name], inputs: [] }, facts.type).every((path) => factAt(facts, path) !== undefined)

function isOnUsualPath(row: Transition, facts: KnownFacts, actor: Actor, now: Date): boolean {
  const as = ensure(row.by[0], `role of ${row.action}`)
  const unknown = factsRead(row, facts.type).some((path) => factAt(facts, path) === undefined)
  const asked = guardsAsked(row.guards, facts.type).filter((name) => !isBroughtAbout(name))
  return !unknown && asked.every((name) => guards[name].check(facts, { actor, as, now }) === undefined)
}
