import { isScreenPermission, labelOfScreens } from '@lading/domain/people/acting/permission-words'
import { openingOf } from '@lading/domain/workflow/roles/act-permissions'
import { sideLabels } from '@lading/domain/transactions/agency'
import type { KnownScreen } from '#lib/known-screens.ts'

/** The words for a permission: of its screens, of its act, or what the agencies wrote beside their own. */
export function labelOf(name: string, description = ''): string {
  if (isScreenPermission(name)) return labelOfScreens(name)
  return openingOf(name)?.label ?? (description || name)
}

/** What a permission opens, in a line: its screens, or where in the workflow its act is done. */
export function opensWhat(name: string, screens: readonly KnownScreen[]): string {
  const opening = openingOf(name)
  if (opening) {
    const [only, ...more] = opening.agencies
    const side = only && more.length === 0 ? `${sideLabels[only].name}. ` : ''
    return opening.at.length > 0 ? `${side}At: ${opening.at.join(', ')}` : `${side}At any time`
  }
  const titles = [...new Set(screens.filter(({ permission }) => permission === name).map(({ title }) => title))]
  if (titles.length > 0) return `Screens: ${titles.join(', ')}`
  return isScreenPermission(name) ? 'Not used by any screen' : 'Gives no access by itself'
}
