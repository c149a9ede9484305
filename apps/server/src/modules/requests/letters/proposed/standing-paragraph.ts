import type { Standing } from '@lading/domain/accreditation/certificate/standing'
import { formatLongDay } from '@lading/domain/dates/format'
import type { Agency } from '@lading/domain/transactions/agency'
import type { RegisteredAccreditation } from './registered-accreditations.ts'

const standingWords: Partial<Readonly<Record<Standing, string>>> = {
  current: 'is in force',
  'not-yet': 'is granted and not yet in force',
  expired: 'has expired',
  suspended: 'is suspended',
  revoked: 'is revoked',
  surrendered: 'was surrendered or terminated',
}

const forwarders: Readonly<Record<Agency, string>> = { dti: 'a sea freight forwarder', cab: 'an airfreight forwarder' }

/** What the register of an agency says of a business on a day: number, scope, validity and standing of each entry. */
export function standingParagraph(
  business_name: string,
  agency: Agency,
  registered: readonly RegisteredAccreditation[],
): string {
  return `This is to certify that, as of this day, ${business_name} ${registeredText(agency, registered)}.`
}

/** What follows the name of a business: `is registered with this office as … under …`, or that it is not. */
export function registeredText(agency: Agency, registered: readonly RegisteredAccreditation[]): string {
  const [only, ...others] = registered.map(entryText)
  if (!only) return `has no accreditation as ${forwarders[agency]} in the register of this office`
  const opening = `is registered with this office as ${forwarders[agency]} under`
  return others.length === 0 ? `${opening} ${only}` : `${opening} these accreditations: ${[only, ...others].join('; ')}`
}

function entryText({ number, scope, standing, first_day, expiry_date }: RegisteredAccreditation): string {
  const days = `valid from ${formatLongDay(first_day)} to ${formatLongDay(expiry_date)}`
  return `Certificate of Accreditation No. ${number} (${scope || 'no scope'}), ${days}, which ${standingWords[standing] ?? 'is not in force'}`
}

/** `, holder of …`: the certificates under which it may operate today; nothing where there is none. */
export function holderText(registered: readonly RegisteredAccreditation[]): string {
  const numbers = registered.filter(({ standing }) => standing === 'current').map(({ number }) => number)
  if (numbers.length === 0) return ''
  const [last = '', ...before] = numbers.toReversed()
  if (before.length === 0) return `, holder of Certificate of Accreditation No. ${last}`
  return `, holder of Certificates of Accreditation Nos. ${before.toReversed().join(', ')} and ${last}`
}
