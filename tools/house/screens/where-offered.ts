import { holderActPath } from '@lading/contract/addresses/holder-act-path'
import { familyScreens } from '@lading/contract/addresses/family-screens'
import { paths, type Address } from '@lading/contract/addresses/paths'
import { familyOf, isRenewal } from '@lading/domain/transactions/family'
import { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { ActionKey } from '@lading/domain/workflow/actions/actions'
import { roles } from '@lading/domain/workflow/roles/roles'
import type { Transition } from '@lading/domain/workflow/transition/transition'
import { deskMark, isDesk, type Who } from '@lading/domain/workflow/who'
import { screens } from '@lading/web/screens'
import { whereItBegins } from '../../../apps/web/src/features/services/where-it-begins.ts'
import { targetOf } from '../structure/imports.ts'
import { repositoryFiles, textOf } from '../sources.ts'

type Screen = (typeof screens)[number]

/** One act of one person, of a transaction of a type or of an accreditation. */
export interface Offer {
  readonly row: Transition
  readonly type: TransactionType | null
  readonly who: Exclude<Who, 'SYS'>
}

const named = { id: 1, business_id: 2, accreditation_id: 3 }
const ofBusiness = paths.businessTransactions(named.business_id)
const surrenders = holderActPath('surrender', { business_id: named.business_id, renewal: null })
const counterPayment = { address: paths.payOrder(named.id), names: 'postCounterPayment' }

/** Acts of a client that a call of its own makes, and the screen where that is not the transaction's. */
const ownCalls: Partial<Record<ActionKey, { readonly address?: Address; readonly names: string }>> = {
  'save-draft': { names: 'saveAnswers' },
  'upload-proof-post-over-the-counter-payment': counterPayment,
  'pay-online-over-the-counter': counterPayment,
}
const openings = {
  application: 'createApplication',
  change: 'openChanges',
  report: 'createReport',
  request: 'createRequest',
}

/** The address at which a person meets the act, and what the code of its screen must name to offer it. */
function placeOf({ row, type, who }: Offer): { address: Address | null | undefined; names: string } {
  const { action, from, subject } = row
  const act = `'${action}'`
  if (type === null || subject === 'accreditation')
    return { address: who === 'CUS' ? surrenders : ofBusiness, names: act }
  const family = familyOf(type)
  if (who !== 'CUS' && from === Status.draft) return { address: ofBusiness, names: act }
  if (who !== 'CUS') return { address: familyScreens[family].staff(named), names: 'process.acts' }
  if (from === null && family !== 'case')
    return { address: whereItBegins(type), names: isRenewal(type) ? 'openRenewal' : openings[family] }
  const ofType = { ...named, type }
  const own = from === Status.draft ? familyScreens[family].draft?.(ofType) : familyScreens[family].customer?.(named)
  return { address: own, names: act, ...ownCalls[action] }
}

/** Why a person finds no screen that offers the act; undefined where one does. */
export function whyNotOffered(offer: Offer): string | undefined {
  const { address, names } = placeOf(offer)
  const found = address && screenAt(address, offer.who)
  if (!found) return `no screen at ${address}`
  const { path, permission, page } = found
  if (permission && !mayOpen(offer, permission)) return `${path} asks ${permission}`
  const [, file = ''] = /"\/?([^"]+\.tsx)"/.exec(String(page)) ?? []
  return codeOf(file).includes(names) ? undefined : `${path} does not name ${names}`
}

/** The screen of an address for this side; one that is spelled out goes before one with names. */
function screenAt(address: Address, who: Who): Screen | undefined {
  const [bare = ''] = address.split('?')
  const isAt = ({ path, audience }: Screen) =>
    new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(bare) &&
    [who === 'CUS' ? 'customer' : 'staff', 'auth'].includes(audience)
  return screens.find((screen) => screen.path === bare && isAt(screen)) ?? screens.find(isAt)
}

/** Whether a role that makes the act opens a screen of this permission. */
function mayOpen({ row, who }: Offer, permission: NonNullable<Screen['permission']>): boolean {
  const mark = isDesk(who) ? deskMark[who] : undefined
  const making = roles.filter(({ short, permissions }) =>
    mark ? permissions.includes(row.action) && permissions.includes(mark) : short === who,
  )
  return making.some(({ permissions }) => permissions.includes(permission))
}

const web = new Set(repositoryFiles().filter((path) => path.startsWith('apps/web/src/')))
const known = new Map<string, string>()

/** The code that a page is drawn by: its file, and all that it imports for more than types, at once or late. */
function codeOf(page: string): string {
  const earlier = known.get(page)
  if (earlier !== undefined) return earlier
  const reached = new Set([page])
  for (const file of reached) {
    for (const [, now, late] of textOf(file).matchAll(
      /^(?:import|export) (?!type\b)[^;'(]*'([^']+)'|import\('([^']+)'\)/gm,
    )) {
      const path = targetOf(now ?? late ?? '', file)
      if (web.has(path)) reached.add(path)
    }
  }
  const code = [...reached].map(textOf).join('\n')
  known.set(page, code)
  return code
}
