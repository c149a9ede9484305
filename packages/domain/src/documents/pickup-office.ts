import { coordinatesOf, type Coordinates } from '../business/coordinates.ts'
import { textSetting, type Settings } from '../settings/setting.ts'
import type { Agency } from '../transactions/agency.ts'
import { definitionOf } from '../transactions/definitions/definitions.ts'
import { isGrant } from '../transactions/family.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'

/** Where an agency hands out printed documents. */
export interface PickupOffice {
  readonly office: string
  readonly address: string
  readonly pin: Coordinates | undefined
  readonly hours: string
}

/** The office as its settings say; what they leave empty is the agency's own. */
export function pickupOffice(settings: Settings, agency: Agency): PickupOffice {
  const text = (part: 'office' | 'address' | 'hours' | 'pin') =>
    textSetting(settings, `pickup.${agency}.${part}`).trim()
  const [latitude = '', longitude = ''] = text('pin').split(',')
  return {
    office: text('office') || textSetting(settings, `agency.${agency}.unit`),
    address: text('address') || textSetting(settings, `agency.${agency}.address`),
    pin: coordinatesOf(latitude, longitude),
    hours: text('hours') || textSetting(settings, 'agency.office_hours'),
  }
}

/** What the client brings: what the agency lists, and the certificate on paper that the new one replaces. */
export function whatToBring(settings: Settings, agency: Agency, replacesPrinted: boolean): string[] {
  const listed = textSetting(settings, `pickup.${agency}.bring`).split('\n')
  const lines = listed.map((line) => line.trim()).filter((line) => line !== '')
  return replacesPrinted ? [...lines, EARLIER] : lines
}

const EARLIER = 'Your earlier printed certificate, to hand in; if it is lost, an affidavit of loss'

/** A renewal and a change take the place of an earlier certificate (rows A46 of a renewal, and C46); a branch gets its first. */
export const replacesCertificate = (type: TransactionType): boolean =>
  !isGrant(type) && definitionOf(type).documents.includes('certificate')
