import type { BusinessForm } from '../../business/business-form.ts'
import type { PlainDate } from '../../dates/plain-date.ts'
import { Status } from '../../transactions/status.ts'
import { isGrant, isRenewal } from '../../transactions/family.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import type { Asking, CertificateKind, Circumstance, RequiredDocument, RequirementEntry } from './requirement.ts'
import { whyAsked, type AskedOf } from './why-asked.ts'
import { scopesOf, type ScopeFlags } from '../../transactions/scope.ts'
import { type Agency } from '../../transactions/agency.ts'

/** What the list of documents depends on. */
export interface RequirementFacts {
  readonly type: TransactionType
  readonly agency: Agency
  readonly form: BusinessForm
  /** Applied for; where a category is added, those held and those added. */
  readonly scopes: ScopeFlags
  /** Types 1 and 2: declared; type 11: opened. */
  readonly branches?: number
  /** Type 16. */
  readonly kind?: CertificateKind
  /** What the answers of the form bring about, beside what the register says. */
  readonly circumstances?: readonly Circumstance[]
  /** The accreditation came from the earlier system, without its documents. */
  readonly is_migrated?: boolean
  /** The code at which documents are asked; 0, the application itself, where not said. */
  readonly asked_at?: Status
}

/** The checklist of one application, in the order of the catalogue (field facts, section 7). */
export function requirementsFor(
  catalogue: readonly RequirementEntry[],
  facts: RequirementFacts,
  on: PlainDate,
): RequiredDocument[] {
  return asked(catalogue, facts, on).map(({ entry, asking }) => documentOf(entry, asking, facts))
}

/** The entries that the applicant answers, each with how it is asked. */
export function asked(
  catalogue: readonly RequirementEntry[],
  facts: RequirementFacts,
  on: PlainDate,
): { readonly entry: RequirementEntry; readonly asking: AskedOf }[] {
  return entriesInForce(catalogue, facts.agency, on)
    .filter((entry) => entry.answered_by === 'applicant')
    .flatMap((entry) => {
      const asking = askingFor(entry, facts)
      return asking ? [{ entry, asking }] : []
    })
}

/** For each code of an agency the one entry in force on a day. */
export function entriesInForce(
  catalogue: readonly RequirementEntry[],
  agency: Agency,
  on: PlainDate,
): RequirementEntry[] {
  const latest = new Map<string, RequirementEntry>()
  for (const entry of catalogue) {
    const inForce = entry.effective_from <= on && (!entry.effective_until || entry.effective_until >= on)
    const known = latest.get(entry.code)
    if (entry.agency === agency && inForce && (!known || entry.effective_from > known.effective_from))
      latest.set(entry.code, entry)
  }
  return [...latest.values()].toSorted((one, other) => one.position - other.position)
}

function askingFor(entry: RequirementEntry, facts: RequirementFacts): AskedOf | undefined {
  const asking = entry.asked.find((candidate) => candidate.type === facts.type && isMet(candidate, facts))
  if (asking?.carried === 'issued-here' && !facts.is_migrated) return undefined
  const circumstance = asking?.required_when.find((one) => facts.circumstances?.includes(one))
  const mandatory = circumstance !== undefined || (asking?.required_of.includes(facts.form) ?? false)
  const original = mandatory ? undefined : missingSinceMigration(entry, facts)
  if (original) return { asking: original, mandatory: true, may_follow: true, is_missing: true }
  return asking && { asking, mandatory, may_follow: asking.may_follow, is_missing: false, circumstance }
}

/** A migrated accreditation brings at its first renewal what a new applicant would have brought (field facts, section 0.1). */
function missingSinceMigration(entry: RequirementEntry, facts: RequirementFacts): Asking | undefined {
  if (!facts.is_migrated || !isRenewal(facts.type)) return undefined
  return entry.asked.find(
    (asking) => isGrant(asking.type) && asking.required_of.includes(facts.form) && isMet(asking, facts),
  )
}

function isMet(
  asking: Asking,
  { form, scopes, branches = 0, kind, asked_at = Status.draft }: RequirementFacts,
): boolean {
  return (
    asking.asked_at === asked_at &&
    (asking.required_of.includes(form) || asking.optional_for.includes(form)) &&
    (asking.scopes.length === 0 || scopesOf(scopes).some((scope) => asking.scopes.includes(scope))) &&
    (asking.kinds.length === 0 || (kind !== undefined && asking.kinds.includes(kind))) &&
    (!asking.per_branch || branches > 0)
  )
}

/** One line of the checklist. */
export function documentOf(entry: RequirementEntry, asked: AskedOf, facts: RequirementFacts): RequiredDocument {
  const { branches = 0 } = facts
  return {
    code: entry.code,
    name: entry.name,
    mandatory: asked.mandatory,
    may_follow: asked.may_follow,
    waits_for_sec: asked.asking.waits_for_sec,
    asks_expiry: entry.expiry_label !== '',
    expiry_label: entry.expiry_label,
    day: entry.day,
    day_answer: entry.day_answer,
    day_only_for: entry.day_only_for,
    max_files: asked.asking.per_branch ? Math.max(entry.max_files, branches) : entry.max_files,
    help: entry.help,
    why: whyAsked(asked, facts.form, facts.type, branches),
  }
}
