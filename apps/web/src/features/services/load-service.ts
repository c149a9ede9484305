import type { serviceFacts, ServiceFacts } from '@lading/contract/services'
import { publicReads } from '@lading/contract/calls/public-reads'
import { certificateKinds, type CertificateKind } from '@lading/domain/accreditation/requirements/requirement'
import { businessForms, type BusinessForm } from '@lading/domain/business/business-form'
import { formsThatBegin } from '@lading/domain/business/may-begin'
import { agencies, type Agency } from '@lading/domain/transactions/agency'
import { scopes, scopesAt, type Scope } from '@lading/domain/transactions/scope'
import { serviceAt, type Service } from '@lading/domain/transactions/services'
import type { LoaderFunctionArgs } from 'react-router'
import { portalContext } from '#lib/portal.ts'
import { CallFailed, Unreachable } from '#lib/transport.ts'

/** For whom the page speaks; what the address does not say is the first choice. */
export interface Answers {
  readonly agency: Agency
  readonly form: BusinessForm
  readonly scope: Scope
  readonly kind: CertificateKind
  readonly scope_given_up: 'yes' | 'no'
  readonly opens_branch: 'yes' | 'no'
}

export interface ServiceAnswer {
  /** Null where the address names none. */
  readonly service: Service | null
  readonly answers: Answers
  readonly facts: ServiceFacts | { readonly failure: string } | null
}

/** Asks what the service takes of whom the address speaks of. */
export async function loadService({ params, request, context }: LoaderFunctionArgs): Promise<ServiceAnswer> {
  const service = serviceAt(params['slug'] ?? '') ?? null
  const answers = answersIn(new URL(request.url).searchParams, service)
  if (!service) return { service, answers, facts: null }
  const { agency, form, scope, kind, scope_given_up, opens_branch } = answers
  const query = {
    service: service.slug,
    agency,
    form,
    ...(service.asks.includes('scope') && { scope }),
    ...(service.asks.includes('certificate') && { kind }),
    ...(service.asks.includes('scope-given-up') && { scope_given_up }),
    ...(service.asks.includes('branches') && { opens_branch }),
  }
  const { transport } = context.get(portalContext)
  const facts = await transport
    .read<typeof serviceFacts>(publicReads.serviceFacts, { query, signal: request.signal })
    .catch(failureOf)
  return { service, answers, facts }
}

function answersIn(address: URLSearchParams, service: Service | null): Answers {
  const forms = service ? formsThatBegin(service.type) : businessForms
  const agency =
    service?.agencies.find((known) => known === address.get('agency')) ?? service?.agencies[0] ?? agencies[0]
  return {
    agency,
    form: forms.find((known) => known === address.get('form')) ?? forms[0] ?? businessForms[0],
    scope: scopesAt(agency).find((known) => known === address.get('scope')) ?? scopes[0],
    kind: certificateKinds.find((known) => known === address.get('kind')) ?? certificateKinds[0],
    scope_given_up: address.get('scope_given_up') === 'yes' ? 'yes' : 'no',
    opens_branch: address.get('opens_branch') === 'no' ? 'no' : 'yes',
  }
}

function failureOf(error: unknown): { failure: string } {
  if (error instanceof CallFailed || error instanceof Unreachable) return { failure: error.message }
  throw error
}
