import { agencies, sideLabels, type Agency } from '@lading/domain/transactions/agency'
import { escaped } from './clean-html.ts'
import type { Db } from './database.ts'
import { settingsOf, type SettingsReader } from './settings.ts'

/** The unit of an agency and how it is reached, as its settings say: name, telephone or e-mail, as HTML. */
export function contactOf(settings: SettingsReader, agency: Agency): string {
  const text = (key: 'unit' | 'telephone' | 'email') => settings.text(`agency.${agency}.${key}`)
  const reached = [text('telephone'), text('email')].filter(Boolean).join(' or ')
  return escaped([text('unit'), reached].filter(Boolean).join(', '))
}

/** Whom an account's person asks at once about what somebody else did to it: the unit of either agency, as HTML. */
export async function askAtOnce(db: Db, otherwise: string): Promise<string> {
  const settings = await settingsOf(db)
  const units = agencies.map((agency) => `<li>${sideLabels[agency].name}: ${contactOf(settings, agency)}</li>`)
  return `<p>${otherwise} immediately:</p><ul>${units.join('')}</ul>`
}
