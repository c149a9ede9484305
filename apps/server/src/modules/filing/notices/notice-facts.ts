import { escaped } from '#platform/clean-html'
import { contactOf } from '#platform/office-contact'
import type { SettingsReader } from '#platform/settings'
import type { Agency } from '@lading/domain/transactions/agency'

/** Facts one below the other, as HTML; what is empty is left out. */
export function noticeFacts(rows: readonly (readonly [name: string, value: string])[]): string {
  const lines = rows.flatMap(([name, value]) => (value ? `<li><b>${name}</b>: ${escaped(value)}</li>` : []))
  return lines.length > 0 ? `<ul>${lines.join('')}</ul>` : ''
}

/** Whom to ask: the page of the transaction, and the unit of the agency, as its settings say. */
export function whomToAsk(settings: SettingsReader, agency: Agency): string {
  const unit = contactOf(settings, agency)
  return `<p>Questions? Write under Messages on the page of the transaction, or ask the ${unit}.</p>`
}
