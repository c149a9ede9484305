import type { Status } from '@lading/domain/transactions/status'
import { transactionTypes, type TransactionType } from '@lading/domain/transactions/transaction-type'
import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import type { FactPath } from '@lading/domain/workflow/decision-facts'
import type { EffectName } from '@lading/domain/workflow/transition/effects'
import { factsRead } from '@lading/domain/workflow/deciding/facts-read'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { addOnce } from './add-once.ts'
import type { AreaFaults, Effect, FactProvider, NoticeDetail, Preparation, WorkflowHandlers } from './handlers.ts'
import type { Opener, OpeningProvider } from './opening-handlers.ts'
import { stateEffects } from './state-effects.ts'

/** What all areas together supply, found by type. */
export interface HandlerRegistry {
  readonly preparationOf: (type: TransactionType, action: ActionKey) => Preparation | undefined
  readonly noticeDetailOf: (type: TransactionType, status: Status) => NoticeDetail | undefined
  readonly effectOf: (type: TransactionType, name: EffectName) => Effect | undefined
  readonly providersOf: (type: TransactionType, paths: readonly FactPath[]) => readonly FactProvider[]
  readonly openingProvidersOf: (type: TransactionType, paths: readonly FactPath[]) => readonly OpeningProvider[]
  readonly openerOf: (type: TransactionType) => Opener | undefined
  readonly faultsOf: (type: TransactionType) => AreaFaults | undefined
  /** The effects nobody carries out and the facts nobody supplies; with any of them the act is not offered. */
  readonly missingFor: (row: Transition, type: TransactionType) => readonly (EffectName | FactPath)[]
}

/** Joins the areas' handlers. Throws where two of them supply the same thing for the same type. */
export function handlerRegistry(areas: readonly WorkflowHandlers[]): HandlerRegistry {
  const preparations = new Map<string, Preparation>()
  const carriedOut = new Map<string, Effect>()
  const noticeDetails = new Map<string, NoticeDetail>()
  const providers = new Map<string, FactProvider>()
  const openingProviders = new Map<string, OpeningProvider>()
  const openers = new Map<string, Opener>()
  const faults = new Map<string, AreaFaults>()
  for (const { types = transactionTypes, ...area } of areas) {
    for (const type of types) {
      for (const [action, handler] of Object.entries(area.preparations ?? {})) add(preparations, type, action, handler)
      for (const [name, handler] of Object.entries(area.effects ?? {})) add(carriedOut, type, name, handler)
      for (const [status, detail] of Object.entries(area.noticeDetails ?? {})) add(noticeDetails, type, status, detail)
      for (const provider of area.facts ?? [])
        for (const path of provider.supplies) add(providers, type, path, provider)
      for (const provider of area.openingFacts ?? [])
        for (const path of provider.supplies) add(openingProviders, type, path, provider)
      if (area.opener) add(openers, type, 'opener', area.opener)
      if (area.faults) add(faults, type, 'faults', area.faults)
    }
  }
  const found = <T>(among: Map<string, T>, type: TransactionType, paths: readonly FactPath[]) => [
    ...new Set(paths.flatMap((path) => among.get(keyOf(type, path)) ?? [])),
  ]
  const openerOf = (type: TransactionType) => openers.get(keyOf(type, 'opener'))
  return {
    preparationOf: (type, action) => preparations.get(keyOf(type, action)),
    noticeDetailOf: (type, status) => noticeDetails.get(keyOf(type, String(status))),
    effectOf: (type, name) => carriedOut.get(keyOf(type, name)),
    providersOf: (type, paths) => found(providers, type, paths),
    openingProvidersOf: (type, paths) => found(openingProviders, type, paths),
    openerOf,
    faultsOf: (type) => faults.get(keyOf(type, 'faults')),
    missingFor: (row, type) => {
      const known = row.from === null ? openingProviders : providers
      const atOpening = row.from === null ? openedWith(openerOf(type)) : stateEffects
      return [
        ...row.effects.filter((name) => !atOpening.has(name) && !carriedOut.has(keyOf(type, name))),
        ...factsRead(row, type).filter((path) => !known.has(keyOf(type, path))),
      ]
    },
  }
}

/** The opening itself gives the reference; without an opener of the type nothing is opened at all. */
const openedWith = (opener: Opener | undefined): ReadonlySet<EffectName> =>
  new Set(opener ? ['give-reference', ...opener.effects] : [])

const keyOf = (type: TransactionType, name: string) => `${type} ${name}`

function add<T>(to: Map<string, T>, type: TransactionType, name: string, handler: T): void {
  addOnce(to, keyOf(type, name), handler, `${name} for type ${type}`)
}
