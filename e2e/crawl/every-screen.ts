import { paths, patternOf } from '@lading/contract/addresses/paths'
import type { Permission } from '@lading/domain/people/acting/permission'
import { roles } from '@lading/domain/workflow/roles/roles'
import { screens } from '@lading/web/screens'
import { ensure } from '@lading/domain/ensure'

export type Screen = (typeof screens)[number]

type Desk = readonly [account: string, role_id: number]

/** Staff of the demo through whose hands a transaction goes, with the role each has. */
export const desks: readonly Desk[] = [
  ['router.sea', 3],
  ['evaluator.sea', 5],
  ['reviewer.sea', 4],
  ['cashier.sea', 9],
  ['recommender.sea', 7],
  ['approver.sea', 8],
  ['releasing.sea', 10],
  ['legal.sea', 11],
]
/** Those that between them may open every screen, the desks first. */
const staff: readonly Desk[] = [...desks, ['finance', 13], ['content', 12], ['auditor', 14], ['admin', 1]]
const audiences = (...names: readonly Screen['audience'][]) =>
  screens.filter(({ audience }) => names.includes(audience))

/** Open to anybody who is signed in, whatever is still missing of their account; a visitor is sent to the login. */
const OF_AN_ACCOUNT: readonly string[] = [paths.changePassword(), paths.basicProfileUpdate()]
const isOfAnAccount = ({ path }: Screen) => OF_AN_ACCOUNT.includes(path)

export const visitorsScreens = audiences('public').filter((screen) => !isOfAnAccount(screen))
export const customersScreens = [
  ...audiences('customer', 'auth', 'report'),
  ...audiences('public').filter((screen) => isOfAnAccount(screen)),
]

/** Each screen of the staff with the first who may open it. */
export const staffScreens: readonly { account: string; screen: Screen }[] = audiences(
  'staff',
  'auth',
  'report',
  'staff-report',
).map((screen) => ({ account: whoOpens(screen), screen }))

/** Reports, requests and changes are found by the lists of their business; its agency finds them by its own lists. */
const filed = [
  patternOf(paths.report, 'transaction_id'),
  patternOf(paths.request, 'transaction_id'),
  patternOf(paths.businessTransaction, 'id', 'transaction_id'),
]

/** The screens for which a person finds no record in the demonstration. `customer2` has two applications alone. */
const nothingToShow: Readonly<Record<string, readonly string[]>> = {
  'router.sea': filed,
  customer2: [
    ...filed,
    patternOf(paths.customer, 'id'),
    patternOf(paths.payOrder, 'transaction_id'),
    patternOf(paths.printedOrder, 'transaction_id'),
    patternOf(paths.reportsOf, 'id'),
    patternOf(paths.editReport, 'id', 'transaction_id'),
    patternOf(paths.customerReport, 'transaction_id'),
    patternOf(paths.editChange, 'id'),
    patternOf(paths.editRequest, 'id'),
    patternOf(paths.customerRequest, 'transaction_id'),
  ],
}

/** Whether a person of the crawl finds no record to open a screen with. */
export const hasNothingToShow = (who: string, { path }: Screen): boolean => nothingToShow[who]?.includes(path) ?? false

/** The page of one transaction, for staff. */
export const transactionScreen = ensure(screens.find(({ path }) => path === patternOf(paths.workflow, 'id')))

function whoOpens({ path, permission }: Screen): string {
  const account = staff.find(([, role_id]) => permission === undefined || isGranted(role_id, permission))?.[0]
  if (!account) throw new Error(`No account of the crawl may open ${path}.`)
  return account
}

/** Whether a role has a permission from the start. */
export function isGranted(role_id: number, permission: Permission): boolean {
  return ensure(roles.find(({ id }) => id === role_id)).permissions.includes(permission)
}
