import type { RegisteredAccreditation } from '@lading/contract/accreditations/accreditation-register'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import type { Actor } from '@lading/domain/people/acting/actor'
import { sideLabels } from '@lading/domain/transactions/agency'
import { labelOfStatus, typeLabels } from '@lading/domain/transactions/labels'
import { scopeLabels, scopes } from '@lading/domain/transactions/scope'
import { givenStatuses } from '@lading/domain/transactions/status-groups'
import { dayText } from '#lib/format.ts'
import type { Filter } from '#ui/tables/request/table-filter.ts'

/** How long an accreditation is still in force, in words; empty where it is not. */
export function daysLeftWords({ days_left }: Pick<RegisteredAccreditation, 'days_left'>): string {
  if (days_left === null || days_left < 0) return ''
  if (days_left === 0) return 'last day'
  return days_left === 1 ? '1 day left' : `${days_left} days left`
}

/** One report that is owed, in words. */
export const dueWords = ({ type, due_on, is_late }: RegisteredAccreditation['due'][number]): string =>
  `${typeLabels[type]}: ${is_late ? 'was due' : 'due'} ${dayText(due_on)}`

/** What is owed, as a list tells it. */
export function dueSummary({ due }: Pick<RegisteredAccreditation, 'due'>): string {
  const [first, ...others] = due
  if (!first) return '–'
  return others.length === 0 ? dueWords(first) : `${dueWords(first)}, and ${others.length} more`
}

/** What a list of accreditations may be narrowed by; the side where the reader has both. */
export function filtersFor(actor: Actor | null, ...names: readonly string[]): readonly Filter[] {
  const sides = actor ? agenciesReadBy(actor) : []
  const filters: readonly Filter[] = [
    {
      name: 'status',
      label: 'Standing',
      choices: givenStatuses.map((value) => ({ value, label: labelOfStatus(value, 'staff', null) })),
    },
    { name: 'scope', label: 'Scope', choices: scopes.map((value) => ({ value, label: scopeLabels[value] })) },
    { name: 'agency', label: 'Side', choices: sides.map((value) => ({ value, label: sideLabels[value].name })) },
  ]
  return filters.filter(({ name }) => names.includes(name) && (name !== 'agency' || sides.length > 1))
}
