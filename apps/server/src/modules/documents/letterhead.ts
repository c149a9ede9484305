import { addressLine } from '@lading/domain/business/address-line'
import { formatTin } from '@lading/domain/business/tin'
import { signedName } from '@lading/domain/people/particulars/full-name'
import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import type { Db } from '#platform/database'
import type { Agency as Letterhead, Applicant, Signatory } from '#platform/pdf/blocks/payload-parts'
import type { SettingsReader } from '#platform/settings'
import type { Agency } from '@lading/domain/transactions/agency'
import type { LockedTransaction } from '#modules/workflow/transactions/lock-transaction'
import { profileOf } from '#modules/workflow/transactions/profile-of'

/** The agency as it stands at the head of an issued document, from the settings. */
export function letterheadOf(settings: SettingsReader, agency: Agency): Letterhead {
  const text = (key: 'name' | 'unit' | 'address' | 'telephone' | 'email' | 'link') =>
    settings.text(`agency.${agency}.${key}`)
  return {
    code: agency,
    name: text('name'),
    office: text('unit'),
    address: text('address'),
    telephone: text('telephone') || null,
    email: text('email') || null,
    website: text('link') || null,
  }
}

/** The firm a document is about: as it filed itself where it applies, else as the register knows it. */
export const applicantOf = (found: LockedTransaction): Applicant => applicantFrom(profileOf(found))

/** A business at the head of a document. */
export function applicantFrom(profile: BusinessProfile): Applicant {
  return {
    business_name: profile.business_name,
    trade_name: profile.trade_name || null,
    address: addressLine(profile) || 'Address not given',
    tin: profile.tin ? formatTin(profile.tin) : null,
    representative: profile.representative_name || null,
  }
}

/** A person of the agency as an issued document names them; the title falls back to the unit's name. */
export async function signatoryOf(db: Db, user_id: number, signed_at: Date | null): Promise<Signatory> {
  const user = await db
    .selectFrom('users as u')
    .leftJoin('admin_profiles as p', 'p.user_id', 'u.id')
    .select(['u.first_name', 'u.middle_name', 'u.last_name', 'u.suffix', 'p.position_title'])
    .where('u.id', '=', user_id)
    .executeTakeFirstOrThrow()
  return {
    name: signedName(user) || 'The officer in charge',
    position: user.position_title || 'Officer',
    signed_at: signed_at?.toISOString() ?? null,
  }
}
