import { isBuilt } from '@lading/contract/transaction-types'
import { agencies, freightOf } from '@lading/domain/transactions/agency'
import { statusLabels, typeLabels } from '@lading/domain/transactions/labels'
import { services } from '@lading/domain/transactions/services'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import { effects, type EffectName } from '@lading/domain/workflow/transition/effects'
import type { FactPath } from '@lading/domain/workflow/decision-facts'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { transitions } from '@lading/domain/workflow/flows/transitions'
import { isMade, supplied } from '@lading/server/testing/supplied'
import { table } from './markdown.ts'

/** The types that nothing opens yet, and the acts that are not offered, and what of each is missing: from the workflow table and what the areas supply. */
export function unbuiltPage(): string {
  const unbuilt = transitions.flatMap(missingOf)
  const atOneAgency = services
    .filter((service) => service.agencies.length < agencies.length)
    .map((service) => `- ${service.type} ${typeLabels[service.type]}: by ${service.agencies.map(freightOf).join()}`)
  const ofAccreditations = transitions.filter(({ subject, action }) => subject === 'accreditation' && !isMade(action))
  return [
    '# What the portal does not do yet',
    '',
    'Written by `npm run docs` from the workflow table and from what the areas of the server supply. An act whose conditions nobody can check, or whose effects nobody carries out, is not offered, and a call of it is refused. Supply what is missing, and the row leaves this page by itself.',
    '',
    '## Types',
    '',
    'These have no form yet: nothing opens them, for anybody.',
    '',
    ...transactionTypes.filter((type) => !isBuilt(type)).map((type) => `- ${type} ${typeLabels[type]}`),
    '',
    ...(atOneAgency.length > 0
      ? ['These have a form, but can be begun with one agency alone:', '', ...atOneAgency, '']
      : []),
    '## Moves',
    '',
    `${unbuilt.length} of ${transitions.length} moves. Of the moves of an accreditation itself (flow H) ${ofAccreditations.length} are not made either: ${ofAccreditations.map(({ id }) => id).join(', ')}.`,
    '',
    ...table(
      ['Move', 'From', 'Act', 'Types', 'Not carried out', 'Not known'],
      unbuilt.map(({ row, types, lacking }) => [
        row.id,
        row.from === null ? '–' : `${row.from} ${statusLabels[row.from].staff}`,
        row.label,
        types.join(', '),
        lacking.filter(isEffect).join(', '),
        lacking.filter((name) => !isEffect(name)).join(', '),
      ]),
    ),
  ].join('\n')
}

interface Unbuilt {
  readonly row: Transition
  readonly types: readonly TransactionType[]
  readonly lacking: readonly (EffectName | FactPath)[]
}

const isEffect = (name: string): name is EffectName => name in effects

/** One line for types that miss the same. */
function missingOf(row: Transition): Unbuilt[] {
  const ofType = row.types.map((type) => ({ type, lacking: supplied.missingFor(row, type) }))
  const alike = Map.groupBy(ofType, ({ lacking }) => lacking.join(' '))
  return [...alike.values()]
    .map((group) => ({ row, types: group.map(({ type }) => type), lacking: group[0]?.lacking ?? [] }))
    .filter(({ lacking }) => lacking.length > 0)
}
