import { isRenewal } from '@lading/domain/transactions/family'
import { definitionOf } from '@lading/domain/transactions/definitions/definitions'
import { formOfType, issuesDocument } from '@lading/contract/transaction-types'
import type { ServiceFacts, serviceFacts as contract } from '@lading/contract/services'
import { minimumCapital } from '@lading/domain/accreditation/limits/capital'
import { documentsToPrepare } from '@lading/domain/accreditation/requirements/documents-to-prepare'
import type { RequirementFacts } from '@lading/domain/accreditation/requirements/requirements'
import { whyNotOfForm } from '@lading/domain/business/may-begin'
import { manilaDay } from '@lading/domain/dates/manila'
import { ensure } from '@lading/domain/ensure'
import { feePurposeOf } from '@lading/domain/payments/charges'
import { assess } from '@lading/domain/payments/fees'
import { surchargeBands } from '@lading/domain/payments/surcharge-days'
import { scopeFlags, scopesAt } from '@lading/domain/transactions/scope'
import { serviceAt, type Service } from '@lading/domain/transactions/services'
import type { z } from 'zod'
import type { Db } from '#platform/database'
import { invalid } from '#platform/problem'
import { feesOn, requirementsOn } from '#platform/rule-tables'
import { settingsOf } from '#platform/settings'
import { renewalLimits } from '#modules/accreditations/life/life-facts'
import { readSettings } from '#modules/workflow/transactions/transaction-settings'

type ServiceQuery = z.output<typeof contract.query>

/**
 * What a service costs, takes and asks of a kind of client today. Throws 400 where the agency does not offer it, the legal
 * form cannot begin it, or an answer is missing on which its costs or documents depend.
 */
export async function serviceFacts(db: Db, query: ServiceQuery, now: Date): Promise<ServiceFacts> {
  const service = ensure(serviceAt(query.service), 'a service the contract knows')
  const { type } = service
  const { agency, form, scope, kind } = query
  requireAnswered(service, query)
  const today = manilaDay(now)
  const scopes = scopeFlags(scope ? [scope] : [])
  const definition = formOfType(type)
  const answers = definition.draft.parse({ ...scopes, form, kind, ...assumed(query) })
  const facts = { type, agency, form, scopes, ...(kind && { kind }), ...definition.fees(answers, null) }
  const settings = await settingsOf(db)
  const purpose = feePurposeOf(facts, false)
  const fees = await feesOn(db, agency, today)
  const { lines, total, missing } = assess(fees, { ...facts, purpose }, today)
  ensure(missing.length === 0 || undefined, `fees in force: ${missing.join(', ')}`)
  return {
    working_days: readSettings(settings).clock_limit(agency, type),
    minimum_capital:
      service.asks.includes('scope') && definitionOf(type).statements !== null
        ? (minimumCapital(settings.values, { ...facts, on: today }) ?? null)
        : null,
    fees: { lines: [...lines], total },
    renewal: isRenewal(type) ? renewalLimits(settings) : null,
    surcharges: isRenewal(type) ? surchargeBands(fees, today) : [],
    documents: documentsToPrepare(await requirementsOn(db, agency, today), beforeAnswers(facts, query), today),
    issues_document: issuesDocument({ type, form: answers, register: null }),
  }
}

/** Which scope is given up, and which branch is opened, makes no difference to what it costs and issues. */
const assumed = ({ scope_given_up, opens_branch }: ServiceQuery) => ({
  gives_up_domestic: scope_given_up === 'yes',
  ...(opens_branch === 'yes' && { branches: [{ key: 'opened' }] }),
})

/** What the list of documents depends on, as far as the page asks it: whether there are branches, only a change of them says. */
function beforeAnswers({ branches, ...facts }: RequirementFacts, { opens_branch }: ServiceQuery): RequirementFacts {
  if (!opens_branch) return facts
  return { ...facts, branches: branches ?? 0, ...(opens_branch === 'yes' && { circumstances: ['branches-opened'] }) }
}

/** Throws 400 naming the answer that is missing, or that this agency does not know. */
function requireAnswered({ type, agencies, asks }: Service, query: ServiceQuery): void {
  const { agency, form, scope, kind, scope_given_up, opens_branch } = query
  if (!agencies.includes(agency)) throw invalid({ agency: ['This agency does not offer the service online.'] })
  const whyNot = whyNotOfForm(type, form)
  if (whyNot) throw invalid({ form: [whyNot] })
  if (asks.includes('scope') && !scope) throw invalid({ scope: ['Choose the scope of the accreditation.'] })
  if (scope && !scopesAt(agency).includes(scope)) throw invalid({ scope: ['Choose a scope of this agency.'] })
  if (asks.includes('certificate') && !kind) throw invalid({ kind: ['Choose what is to be certified.'] })
  if (asks.includes('scope-given-up') && !scope_given_up)
    throw invalid({ scope_given_up: ['State whether a scope is given up.'] })
  if (asks.includes('branches') && !opens_branch) throw invalid({ opens_branch: ['State whether a branch is opened.'] })
}
