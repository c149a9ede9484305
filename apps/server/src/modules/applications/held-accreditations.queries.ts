import { holderActPath } from '@lading/contract/addresses/holder-act-path'
import { Scopes } from '@lading/contract/accreditations/scopes'
import type { HeldAccreditation } from '@lading/contract/applications/application-lists'
import { standingWithHolder } from '@lading/domain/accreditation/certificate/standing'
import { holderActsOf } from '@lading/domain/accreditation/holder-acts'
import { endsSoon, renewalDays, type RenewalLimits } from '@lading/domain/accreditation/renewal/renewal'
import { daysBetween, type PlainDate } from '@lading/domain/dates/plain-date'
import { Status } from '@lading/domain/transactions/status'
import { inForceStatuses, isAmong } from '@lading/domain/transactions/status-groups'
import { renewalLimits } from '#modules/accreditations/life/life-facts'
import { standingCertificates } from '#modules/accreditations/register/standing-certificates'
import { givenTo, type GivenAccreditation } from '#modules/accreditations/register/given.queries'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'

interface Rules {
  readonly today: PlainDate
  readonly limits: RenewalLimits
}

/** What a business holds or held, the newest first, as its dashboard shows it; not what was given up. */
export async function heldAccreditations(db: Db, business_id: number, today: PlainDate): Promise<HeldAccreditation[]> {
  const given = await givenTo(db, [business_id])
  const certificates = await standingCertificates(db, given)
  const rules = { today, limits: renewalLimits(await settingsOf(db)) }
  return given
    .filter(({ status }) => status !== Status.terminated)
    .map((one) => heldOf(one, certificates.get(one.accreditation_id) ?? null, rules))
}

function heldOf(given: GivenAccreditation, certificate_slug: string | null, rules: Rules): HeldAccreditation {
  const { accreditation_id, agency, number, status, scopes, first_day, expiry_date, renewed_by } = given
  const { today, limits } = rules
  return {
    accreditation_id,
    agency,
    number,
    status,
    ...Scopes.parse(scopes),
    first_day,
    expiry_date,
    renewed_by,
    certificate_slug,
    renewal: renewalOf(given, rules),
    days_left: daysBetween(today, expiry_date),
    ends_soon: isAmong(inForceStatuses, status) && endsSoon(expiry_date, today, limits),
    standing: standingWithHolder({ status, first_day, expiry_date, renewed_by }, today),
  }
}

/** Where it is renewed, or its renewal goes on, and until when; null while it may not be. */
function renewalOf(given: GivenAccreditation, rules: Rules): HeldAccreditation['renewal'] {
  const acts = holderActsOf({ ...given, is_renewed: given.renewed_by !== null }, rules)
  if (!acts.some(({ act, why_not }) => act === 'renew' && why_not === null)) return null
  const { ends_on } = renewalDays(given.expiry_date, rules.limits)
  const is_incomplete = given.renewal?.is_incomplete === true
  return { has_begun: given.renewal !== null, is_incomplete, path: holderActPath('renew', given), ends_on }
}
