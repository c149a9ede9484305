import { documentKindRow, type DocumentKind } from '@lading/domain/documents/document-kinds'
import type { ShownListName } from '@lading/domain/workflow/lists/lists'

/** An address inside the portal. */
export type Address = `/${string}`

/** A part of a profile that a link leads to. */
type ProfileSection = 'sign-in-methods' | 'second-factor' | 'notifications'

/** The addresses of the portal's screens. Features, links and the journeys write no address by hand. */
export const paths = {
  home: () => '/home',
  faqs: () => '/faqs',
  fees: () => '/fees',
  blog: () => '/blog',
  service: (slug: string) => `/services/${slug}`,
  terms: () => '/terms',
  privacy: () => '/privacy',
  accessibilityStatement: () => '/accessibility-statement',
  verify: () => '/verify',
  maintenance: () => '/maintenance',
  login: (as: 'customer' | 'staff' = 'customer') => (as === 'staff' ? '/login?as=staff' : '/login'),
  forgotPassword: (as: 'customer' | 'staff' = 'customer') =>
    as === 'staff' ? '/forgotpassword?as=staff' : '/forgotpassword',
  resetPassword: (token: string, email: string) => `/resetpassword?token=${part(token)}&email=${part(email)}`,
  register: () => '/register',
  verifyEmail: (token?: string) => (token ? `/verify-email?token=${part(token)}` : '/verify-email'),
  /** Where a provider sends people back to. */
  signOnReturn: (provider: string) => `/${part(provider)}/callback`,
  basicProfileUpdate: () => '/basic-profile-update',
  changePassword: () => '/changepassword',
  mailbox: () => '/demo/mailbox',
  accessDenied: () => '/access-denied',
  unauthorized: () => '/unauthorized',
  broken: () => '/error-page',
  gone: () => '/resource-no-longer-available',
  directory: () => '/accredited-freights-forwarder',
  verifyAccreditation: (slug: string) => `/accredited-freights-forwarder/${part(slug)}`,
  verifyDocument: (kind: DocumentKind, slug: string): Address => {
    const page = documentKindRow(kind).public_page
    if (!page) throw new Error(`The ${kind} has no public page.`)
    return page.shows === 'receipt' ? paths.verifyReceipt(slug) : paths.verifyPage(page.word, slug)
  },
  verifyPage: (word: string, slug: string): Address => `/accredited-freights-forwarder/${part(word)}/${part(slug)}`,
  verifyReceipt: (slug: string): Address => `/accredited-freights-forwarder-receipt/${part(slug)}`,
  download: (slug: string) => `/download/${part(slug)}`,

  dashboard: () => '/dashboard',
  profile: () => '/profile',
  customerProfile: (section?: ProfileSection) => atSection('/customers/profile', section),
  adminProfile: (section?: ProfileSection) => atSection('/admin/profile', section),
  settings: () => '/settings',
  icons: () => '/icons',
  maps: () => '/maps',
  tables: () => '/tables',
  searchTransaction: (keyword?: string): Address =>
    keyword === undefined ? '/search/transaction' : `/search/transaction?keyword=${part(keyword)}`,
  customerDashboard: (business_id: number) => `/customer-dashboard/${business_id}`,
  businessUsers: () => '/business-users',
  businessInvitation: (token: string) => `/business-users?invitation=${part(token)}`,
  businesses: () => '/business',
  registerBusiness: (then?: 'apply') => `/business?register${then ? `=${then}` : ''}`,
  business: (business_id: number) => `/business/${business_id}`,
  /** Its form, where an answer has the focus. */
  businessAnswer: (business_id: number, field: string) => `/business/${business_id}?edit&field=${part(field)}`,
  businessTransaction: (business_id: number, transaction_id: number) =>
    `/business/${business_id}/transaction/${transaction_id}`,
  myApplications: () => '/my-applications',
  myApplication: (accreditation_id: number) => `/my-applications/${accreditation_id}`,
  newApplication: () => '/new-application',
  editApplication: (accreditation_id: number) => `/new-application/edit/${accreditation_id}`,
  accreditations: () => '/accreditations',
  branches: () => '/accreditations/branches',
  agents: () => '/accreditations/agents',
  renewals: () => '/renewal-application',
  renewal: (accreditation_id: number) => `/renewal-application/${accreditation_id}`,
  editRenewal: (accreditation_id: number) => `/renewal-application/edit/${accreditation_id}`,
  additionalCategory: () => '/additional-category',
  changes: () => '/information-update',
  editChange: (transaction_id: number) => `/information-update/edit/${transaction_id}`,
  newReport: () => '/new-reporting',
  reports: () => '/reportorials',
  reportsOf: (business_id: number) => `/reportorials/${business_id}`,
  editReport: (business_id: number, transaction_id: number) => `/reportorials/${business_id}/edit/${transaction_id}`,
  requests: () => '/other-category',
  newRequest: (type?: number): Address => `/other-category/form${type ? `?type=${type}` : ''}`,
  editRequest: (transaction_id: number) => `/other-category/form/edit/${transaction_id}`,
  customerTransactions: () => '/customer-transactions',
  otherTransactions: () => '/other-transactions',
  forClientsAction: () => '/for-clients-action',
  messages: () => '/customer-messages',
  message: (id: number) => `/customer-messages/${id}`,
  invoices: () => '/customer-payments-invoices',
  payOrder: (transaction_id: number) => `/customer-payments-invoices/order-payment/${transaction_id}`,
  /** One order of a transaction, also where it no longer stands; `payOrder` is the one that counts now. */
  orderOfPayment: (transaction_id: number, order_id: number) =>
    `/customer-payments-invoices/order-payment/${transaction_id}?order=${order_id}`,
  printedOrder: (transaction_id: number) => `/customer-payments-invoices/customer-order-payment/${transaction_id}`,
  certificates: () => '/certificates',
  satisfactionForm: (transaction_id: number) => `/certificates?form=${transaction_id}`,

  staffList: (list: ShownListName): Address => `/transactions${listWords[list] ?? `/${list}`}`,
  businessTransactions: (business_id: number) => `/transactions/business/${business_id}`,
  workflow: (transaction_id: number) => `/transactions/admin-workflow/${transaction_id}`,
  /** The specification gives this page, and the register of accreditations, two addresses each. */
  workflowAlias: (transaction_id: number) => `/transactions/workflow/${transaction_id}`,
  accreditationsHeld: () => '/accreditations/list',
  accreditationsHeldAlias: () => '/accreditations-list',
  adminTransactions: (business_id: number) => `/admin-transactions/${business_id}`,
  approval: (business_id: number, transaction_id: number) =>
    `/admin-transactions/${business_id}/approval/${transaction_id}`,
  report: (transaction_id: number) => `/reportorials/transaction/${transaction_id}`,
  customerReport: (transaction_id: number) => `/reportorials/customer-transaction/${transaction_id}`,
  request: (transaction_id: number) => `/other-category/transaction/${transaction_id}`,
  customerRequest: (transaction_id: number) => `/other-category/customer-transaction/${transaction_id}`,
  queue: () => '/queue',
  addQueue: () => '/queue/add',
  queueGroup: (id: number, name: string) => `/queue/group/${id}/${part(name)}`,
  queueEvaluators: (id: number) => `/queue-group/${id}/evaluators`,
  queueTransactions: (id: number) => `/queue-group/${id}/transactions`,
  queueManagement: () => '/my-queue',
  roles: () => '/roles',
  addRole: () => '/roles/add',
  role: (id: number) => `/roles/${id}`,
  permissions: () => '/permissions',
  accessibility: () => '/accessibility',
  adminUsers: () => '/admin-users',
  addAdminUser: () => '/admin-users/add',
  adminUser: (id: number) => `/admin-users/${id}`,
  customers: () => '/customers',
  addCustomer: (business_id?: number) => `/customers/add${business_id ? `?business=${business_id}` : ''}`,
  customer: (id: number) => `/customers/${id}`,
  customerBusiness: (business_id: number) => `/customers/business/${business_id}`,
  evaluatorTransactions: (user_id: number) => `/evaluators-transactions/${user_id}/transactions`,
} as const satisfies Readonly<Record<string, (...parts: never[]) => Address>>

/** The end of the address of a staff list, where it is not the list's name (the specification's list of screens). */
const listWords: Partial<Record<ShownListName, string>> = {
  transactions: '',
  'accreditations-new': '/accreditations/new',
  'accreditations-renewal': '/accreditations/renewal',
  'all-other-transactions': '/other-transactions',
}

function atSection(address: Address, section: ProfileSection | undefined): Address {
  return section ? `${address}#${section}` : address
}

function part(text: string): string {
  return encodeURIComponent(text)
}

/** An address as a router knows it, its parts by their names: `patternOf(paths.business, 'id')` is `/business/:id`. */
export function patternOf(entry: (...parts: never[]) => Address, ...names: readonly string[]): Address {
  const address = entry(...(names.map((name) => `:${name}`) as never[]))
  return address.replace(/[?#].*/, '').replaceAll(part(':'), ':') as Address
}

/** Whether an address was made by this entry of `paths`, whatever it names. */
export function isAddressOf(entry: (named: never) => Address, address: string): boolean {
  const [before = '', after = ''] = entry(NAMED as never).split(NAMED)
  return address.startsWith(before) && address.endsWith(after) && address.length > before.length + after.length
}

const NAMED = 'named'
