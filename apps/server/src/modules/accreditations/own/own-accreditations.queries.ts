import type { OwnAccreditation } from '@lading/contract/accreditations/accreditations'
import { holderActPath } from '@lading/contract/addresses/holder-act-path'
import { Scopes } from '@lading/contract/accreditations/scopes'
import { holderActsOf } from '@lading/domain/accreditation/holder-acts'
import { standingWithHolder } from '@lading/domain/accreditation/certificate/standing'
import { manilaDay } from '@lading/domain/dates/manila'
import { isAmong, inForceStatuses } from '@lading/domain/transactions/status-groups'
import { ownBusinesses, type Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { settingsOf } from '#platform/settings'
import { givenTo, type GivenAccreditation } from '../register/given.queries.ts'
import { standingCertificates } from '../register/standing-certificates.ts'
import { renewalLimits } from '../life/life-facts.ts'

type Rules = Parameters<typeof holderActsOf>[1]

/** What the caller's businesses hold and held, those in force first. */
export async function ownAccreditations(db: Db, actor: Caller, now: Date): Promise<{ data: OwnAccreditation[] }> {
  const all = await givenTo(db, ownBusinesses(actor))
  const certificates = await standingCertificates(db, all)
  const rules = { today: manilaDay(now), limits: renewalLimits(await settingsOf(db)) }
  const isOver = ({ status }: GivenAccreditation) => Number(!isAmong(inForceStatuses, status))
  const ordered = all.toSorted((one, other) => isOver(one) - isOver(other))
  return { data: ordered.map((one) => asHeld(one, certificates.get(one.accreditation_id) ?? null, rules)) }
}

function asHeld(given: GivenAccreditation, certificate_slug: string | null, rules: Rules): OwnAccreditation {
  const { scopes, renewal: _renewal, ...facts } = given
  const acts = holderActsOf({ ...given, is_renewed: given.renewed_by !== null }, rules)
  return {
    ...facts,
    ...Scopes.parse(scopes),
    certificate_slug,
    standing: standingWithHolder(facts, rules.today),
    acts: acts.map((one) => ({ ...one, path: holderActPath(one.act, given) })),
  }
}
