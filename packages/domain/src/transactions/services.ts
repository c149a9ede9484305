import type { Agency } from './agency.ts'
import { definitionOf, type ServiceSlug } from './definitions/definitions.ts'
import type { Offer } from './definitions/type-definition.ts'
import { transactionTypes, type TransactionType } from './transaction-type.ts'

/** A service that a client can begin, as its start page introduces it; who needs it stands in `service-introductions.ts`. */
export interface Service extends Offer {
  readonly type: TransactionType
  readonly slug: ServiceSlug
}

/** The services that a client can begin, one a type, in the order of the start pages. */
export const services: readonly Service[] = transactionTypes.flatMap((type) => {
  const { offer } = definitionOf(type)
  return offer === null ? [] : [{ type, ...offer }]
})

/** The service with this word in the address of its start page. */
export const serviceAt = (slug: string): Service | undefined => services.find((service) => service.slug === slug)

/** Whether a client can begin this type with this agency. */
export const canBegin = (type: TransactionType, agency: Agency): boolean =>
  definitionOf(type).offer?.agencies.includes(agency) ?? false
