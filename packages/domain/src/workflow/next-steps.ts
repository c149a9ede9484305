import type { Actor } from '../people/actor.ts'
import type { ActionKey } from './actions.ts'
import { factsRead, guardsAsked } from './facts-read.ts'
import { guards, type GuardName } from './guards.ts'
import { factAt, type KnownFacts } from './decision-facts.ts'
import type { Status } from '../transactions/status.ts'
import type { Transition } from './transition.ts'
import { transitionsOf } from './transitions.ts'

/** The usual steps, and how each reads once it is done: "after the payment is validated". */
const usualSteps = {
  submit: 'it is submitted',
  'complete-requirements': 'the requirements are complete',
  resubmit: 'the client answers',
  'file-case': 'the case is filed',
  'lock-start-evaluation': 'evaluation begins',
  'lock-resume-evaluation': 'evaluation goes on',
  lock: 'evaluation begins',
  'endorse-for-review': 'the evaluator endorses it',
  'accept-on-time': 'the report is accepted',
  'accept-with-penalty': 'a penalty is assessed',
  'start-revision': 'revision begins',
  'resubmit-for-review': 'it is back in review',
  'return-to-loa-stage': 'the letter is redrafted',
  'return-to-assessment': 'the assessment is corrected',
  'return-to-recommending-stage': 'the correction is made',
  'endorse-for-payment': 'the reviewer endorses it',
  'endorse-fees-already-paid': 'the reviewer endorses it',
  'endorse-without-payment': 'the reviewer endorses it',
  'endorse-for-loa': 'the reviewer endorses it',
  'endorse-to-hearing-filed-not-heard': 'the reviewer endorses it',
  'endorse-to-assessment-filed-and-heard': 'the reviewer endorses it',
  'save-loa-draft': 'the letter of authority is drafted',
  'generate-and-sign-loa-held': 'the letter of authority is signed',
  'issue-application-fee-order-of-payment': 'the order of payment is issued',
  'issue-order-of-payment': 'the order of payment is issued',
  'upload-proof-post-over-the-counter-payment': 'the payment is made',
  'pay-online-over-the-counter': 'the payment is made',
  'validate-application-fee': 'the application fee is validated',
  'validate-payment': 'the payment is validated',
  'nothing-due': 'the assessment of zero is signed',
  'issue-notice-of-preliminary-hearing': 'the notice is issued',
  'submit-proof-of-publication': 'the proof of publication arrives',
  'accept-proof-set-for-hearing': 'the proof is accepted',
  'accept-proof-submit-on-the-record': 'the proof is accepted',
  'conclude-in-favour': 'the hearing is concluded',
  'return-to-hearing': 'the hearing is open again',
  'receive-further-evidence': 'the evidence is received',
  'serve-show-cause-order-and-notice-of-preliminary-hearing': 'the order is served',
  'set-for-hearing': 'the hearing is set',
  'submit-findings': 'the findings are submitted',
  'resubmit-findings': 'the findings are submitted again',
  'recommend-approval': 'approval is recommended',
  'recommend-suspension': 'suspension is recommended',
  'recommend-revocation': 'revocation is recommended',
  approve: 'it is approved',
  'approve-board-action-recorded': 'it is approved',
  'approve-suspension': 'the suspension is approved',
  'approve-revocation': 'the revocation is approved',
  'confirm-disapproval': 'the disapproval is confirmed',
  'confirm-disapproval-type-12': 'the disapproval is confirmed',
  'generate-certificate': 'the certificate is made',
  'generate-document': 'the document is made',
  'apply-change-and-regenerate-certificate': 'the certificate is made',
  'print-seal': 'it is issued',
  'mark-ready-for-pickup': 'it is ready for pickup',
  'release-to-claimant': 'it is released',
  'lift-suspension': 'the suspension is lifted',
} satisfies Partial<Record<ActionKey, string>>

const order = Object.keys(usualSteps) as ActionKey[]

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

/** A usual step onward, as against returning, withdrawing or ending: the one filled button of a region. */
export const isUsualStep = (action: ActionKey) => action in usualSteps

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
    const here = stepsAt(status, rows).filter((row) => status !== facts.status || isOnUsualPath(row, facts, actor, now))
    const leaving = here.find((row) => row.to !== row.from)
    for (const row of [...here.filter(({ from, to }) => from === to), ...(leaving ? [leaving] : [])]) {
      steps.push({ row, after })
      after = usualSteps[row.action as keyof typeof usualSteps]
    }
    if (leaving) status = leaving.to
  }
  return steps
}

function stepsAt(status: Status | null, rows: readonly Transition[]): Transition[] {
  const at = rows.filter(({ from }) => from === status)
  return at.toSorted((one, other) => order.indexOf(one.action) - order.indexOf(other.action))
}

function isOnUsualPath(row: Transition, facts: KnownFacts, actor: Actor, now: Date): boolean {
  const as = row.by[0]!
  const unknown = factsRead(row, facts.type).some((path) => factAt(facts, path) === undefined)
  const asked = guardsAsked(row.guards, facts.type).filter((name) => !isBroughtAbout(name))
  return !unknown && asked.every((name) => guards[name].check(facts, { actor, as, now }) === undefined)
}
