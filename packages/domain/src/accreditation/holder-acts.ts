import type { PlainDate } from '../dates/plain-date.ts'
import type { Agency } from '../transactions/agency.ts'
import { scopesAt, scopesOf, type ScopeFlags } from '../transactions/scope.ts'
import { canBegin } from '../transactions/services.ts'
import { Status } from '../transactions/status.ts'
import { isAmong, terminatedStatuses } from '../transactions/status-groups.ts'
import { TransactionType } from '../transactions/transaction-type.ts'
import { renewalDays, type RenewalLimits } from './renewal/renewal.ts'
import { whyNotRenewed } from './renewal/why-not-renewed.ts'

/** What the holder of an accreditation may do with it, in the order in which it is offered. */
export const holderActs = ['renew', 'change', 'add-category', 'report', 'request', 'surrender'] as const
export type HolderAct = (typeof holderActs)[number]

export const holderActLabels: Readonly<Record<HolderAct, string>> = {
  renew: 'Renew',
  change: 'Request a change',
  'add-category': 'Add a category',
  report: 'File a report',
  request: 'Request a document',
  surrender: 'Surrender',
}

/** An accreditation that was given. */
export interface GivenAccreditation {
  readonly agency: Agency
  readonly status: Status
  readonly expiry_date: PlainDate
  readonly scopes: ScopeFlags
  /** A later accreditation renewed it. */
  readonly is_renewed: boolean
  /** Its renewal that is open, still a draft or filed. */
  readonly renewal: { readonly is_draft: boolean } | null
}

interface Rules {
  readonly today: PlainDate
  readonly limits: RenewalLimits
}

/** What may be done now, and in a sentence why the rest may not; an accreditation that is over allows nothing. */
export function holderActsOf(
  accreditation: GivenAccreditation,
  rules: Rules,
): readonly { readonly act: HolderAct; readonly why_not: string | null }[] {
  const { status, is_renewed } = accreditation
  if (isAmong(terminatedStatuses, status) || (is_renewed && status === Status.expired)) return []
  return holderActs.map((act) => ({ act, why_not: whyNot[act](accreditation, rules) }))
}

const notInForce = ({ status }: GivenAccreditation): string | null =>
  status === Status.accredited ? null : 'Possible while the accreditation is in force.'

const whyNot: Readonly<Record<HolderAct, (accreditation: GivenAccreditation, rules: Rules) => string | null>> = {
  renew: whyNoRenewal,
  change: notInForce,
  'add-category': (accreditation) => {
    const { agency, scopes } = accreditation
    const isWhole = scopesOf(scopes).length === scopesAt(agency).length
    return notInForce(accreditation) ?? (isWhole ? 'It covers every category already.' : null)
  },
  report: () => null,
  request: () => null,
  surrender: notInForce,
}

function whyNoRenewal(
  { agency, status, expiry_date, is_renewed, renewal }: GivenAccreditation,
  { today, limits }: Rules,
): string | null {
  if (!is_renewed && !canBegin(TransactionType.renewal, agency)) return 'Ask the agency how it is renewed.'
  if (!is_renewed && renewal) return null
  return whyNotRenewed({ status, is_renewed, ...renewalDays(expiry_date, limits) }, today)
}
