import type { PlainDate } from '../../dates/plain-date.ts'
import { isKeyOfficerChanged, type KnownOfficer } from '../../business/key-officers.ts'
import { isSameAnswer } from '../../filing/form-path.ts'

/** Answers that say the day on a document of the checklist. */
export const dayAnswers = ['insurance_ends_on'] as const
export type DayAnswer = (typeof dayAnswers)[number]

/** What decides of a renewal which documents still serve it. */
export interface RenewedAnswers extends Readonly<Record<DayAnswer, string>> {
  readonly officers: readonly KnownOfficer[]
  readonly agents: readonly { readonly agreement_ends_on: string }[]
  readonly branches: readonly { readonly permit_ends_on: string }[]
}

/**
 * When a renewal takes a document over from the filing before: while the day on it lies in the new term, while the key
 * officers or the agents are the same; or when the portal issued the paper itself, so that nobody uploads it.
 */
export const carryings = ['in-force', 'key-officers', 'agents', 'issued-here'] as const
export type Carrying = (typeof carryings)[number]

interface FiledSince {
  readonly codes: readonly string[]
  /** The newest of them stands for what was filed before; else they stand beside it. */
  readonly replaces: boolean
}

/** What changes, further categories and reports approved since file of the same kind as a requirement of a renewal, by its code. */
export const filedSince: Readonly<Partial<Record<string, FiledSince>>> = {
  'S-12': { codes: ['C05-04'], replaces: false },
  'S-13': { codes: ['S-13', 'C06-02', 'C06-03'], replaces: false },
  'S-14': { codes: ['C06-01'], replaces: false },
  'S-15': { codes: ['S-15', 'R15-01'], replaces: true },
  'S-20': { codes: ['C11-01'], replaces: false },
}

/**
 * Which files filed before still serve the renewal: all of them or none. Those that ended are left out where they may be
 * of a branch that closed or of an agent that was dropped: each that the register still holds has one in force.
 */
export function stillServing<F extends Pick<CarriedDocument, 'expires_on'>>(
  rule: CarryRule,
  files: readonly F[],
  renewing: Renewing,
): readonly F[] {
  const right = files.filter(({ expires_on }) => isCarried({ ...rule, expires_on }, renewing))
  return areEnough(rule, { right: right.length, of: files.length }, renewing) ? right : []
}

/** How a requirement lets a renewal take its documents over. */
export type CarryRule = Omit<CarriedDocument, 'expires_on'>

function areEnough(
  { carried, per_branch }: CarryRule,
  files: { right: number; of: number },
  renewing: Renewing,
): boolean {
  if (per_branch) return haveAPermitEach(files.right, renewing)
  return files.right === files.of || (carried === 'agents' && haveAnAgreementEach(files.right, renewing))
}

const haveAPermitEach = (permits: number, { form: { branches }, term_begins }: Renewing): boolean =>
  permits >= branches.length && branches.every(({ permit_ends_on: ends }) => ends === '' || ends > term_begins)

const haveAnAgreementEach = (agreements: number, { form: { agents } }: Renewing): boolean =>
  agreements >= agents.length && agents.length > 0 && agents.every(({ agreement_ends_on: ends }) => ends !== '')

interface CarriedDocument {
  readonly carried: Carrying
  /** The answer of the form that says the same day; empty where none does. */
  readonly day_answer: DayAnswer | ''
  readonly per_branch: boolean
  /** The day on the document filed before. */
  readonly expires_on: PlainDate | null
}

interface Renewing {
  readonly form: RenewedAnswers
  /** What the register said when the renewal was opened. */
  readonly register: RenewedAnswers
  /** The first day of the new term. */
  readonly term_begins: PlainDate
}

/** Whether a document filed before still serves the renewal, as its answers stand. */
export function isCarried(document: CarriedDocument, renewing: Renewing): boolean {
  const { form, register, term_begins } = renewing
  switch (document.carried) {
    case 'in-force':
      return document.expires_on !== null && document.expires_on > term_begins && isUntouched(document, renewing)
    case 'key-officers':
      return !isKeyOfficerChanged(form.officers, register.officers)
    case 'agents':
      return (
        (document.expires_on === null || document.expires_on >= term_begins) &&
        isSameAnswer(form.agents, register.agents) &&
        form.agents.every(({ agreement_ends_on: ends }) => ends === '' || ends >= term_begins)
      )
    case 'issued-here':
      return false
  }
}

/** A new policy, or another branch, asks for a document of its own. */
const isUntouched = ({ day_answer, per_branch }: CarriedDocument, { form, register }: Renewing): boolean =>
  (day_answer === '' || isSameAnswer(form[day_answer], register[day_answer])) &&
  (!per_branch || isSameAnswer(form.branches, register.branches))
