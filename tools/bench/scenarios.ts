import { Status } from '@lading/domain/transactions/status'
import type { Question } from './load.ts'

/** Who asks the portal; their sessions are opened before the measurement. */
export type Asker = 'visitor' | 'evaluator' | 'administrator' | 'customer'
type Asked = Pick<Question, 'method' | 'path' | 'body'>

/** The same question to the portal and to the floor, and the plain SQL that says what is right. */
export interface Scenario {
  readonly name: string
  readonly as: Asker
  readonly portal: (facts: Facts) => Asked
  readonly floor?: (facts: Facts) => string
  /** Columns `id`, in the page's order, and on each row `total`. */
  readonly right?: (facts: Facts) => string
  /** Beyond this the portal does not count. */
  readonly most?: number
  /** The column of the portal's rows that holds the id. */
  readonly id?: string
}

/** What depends on the data: how long the lists are, and something that is in them. */
export interface Facts {
  readonly listed: number
  readonly in_force: number
  /** A reference in the list of evaluation. */
  readonly reference: string
  readonly slug: string
  /** An evaluator on whose desk something lies. */
  readonly desk: number
}

const PAGE = 10
const DIRECTORY_PAGE = 20
const list = (name: string, body: object): Asked => ({ method: 'POST', path: `/api/lists/${name}`, body })
const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size))

const EVALUATED = `t.agency = 'dti' and t.status in (2, 3, 5)`
const evaluation = (order: string, offset: number, limit = PAGE, where = 'true') => `
  select t.id, count(*) over () as total from transactions t join businesses b on b.id = t.business_id
  where ${EVALUATED} and ${where} order by ${order}, t.id ${order.endsWith('desc') ? 'desc' : ''}
  limit ${limit} offset ${offset}`

const orders = {
  due_on: 't.due_on',
  filed_at: 't.filed_at',
  reference: 't.reference',
  business_name: 'fold(b.name)',
  status: 't.status',
  type: 't.type',
} as const

const listScenarios = (Object.keys(orders) as (keyof typeof orders)[]).flatMap((order_by): Scenario[] => [
  {
    name: `for-evaluation by ${order_by}, first`,
    as: 'evaluator',
    portal: () => list('for-evaluation', { order_by, sort_by: 'asc' }),
    floor: () => '/list?offset=0',
    right: () => evaluation(orders[order_by], 0),
  },
  {
    name: `for-evaluation by ${order_by}, last`,
    as: 'evaluator',
    portal: ({ listed }) => list('for-evaluation', { order_by, sort_by: 'asc', page: lastPage(listed, PAGE) }),
    floor: () => '/list-end?offset=0',
    right: ({ listed }) => evaluation(orders[order_by], (lastPage(listed, PAGE) - 1) * PAGE),
  },
])

const searched = (name: string, word: (facts: Facts) => string): Scenario => ({
  name: `for-evaluation search, ${name}`,
  as: 'evaluator',
  portal: (facts) => list('for-evaluation', { order_by: 'filed_at', sort_by: 'desc', search: word(facts) }),
  floor: (facts) => `/list-search?offset=0&word=${word(facts).toLowerCase()}`,
  right: (facts) => {
    const word_ = word(facts).toLowerCase()
    return evaluation(
      't.filed_at desc',
      0,
      PAGE,
      `(fold(t.reference) like '%${word_}%' or fold(b.name) like '%${word_}%')`,
    )
  },
})

const IN_FORCE = `a.status in (20, 21, 22) and a.first_day <= current_date and a.expiry_date >= current_date`
const inForce = (offset: number, where = 'true') => `
  select a.id, count(*) over () as total from accreditations a join businesses b on b.id = a.business_id
  where ${IN_FORCE} and ${where} order by fold(b.name), a.id limit ${DIRECTORY_PAGE} offset ${offset}`
const people = (order: string, where = 'true') => `
  select u.id, count(*) over () as total from users u
  where u.audience = 'customer' and u.deleted_at is null and ${where} order by ${order} limit ${PAGE}`
const directory = (query: string): Asked => ({ method: 'GET', path: `/api/directory?${query}` })

export const scenarios: readonly Scenario[] = [
  {
    name: 'menu counts',
    as: 'evaluator',
    portal: () => ({ method: 'POST', path: '/api/transactions/count/list', body: {} }),
  },
  ...listScenarios,
  {
    name: 'for-evaluation by filed_at, middle',
    as: 'evaluator',
    portal: ({ listed }) =>
      list('for-evaluation', { order_by: 'filed_at', sort_by: 'desc', page: Math.ceil(listed / PAGE / 2) }),
    floor: ({ listed }) => `/list?offset=${(Math.ceil(listed / PAGE / 2) - 1) * PAGE}`,
    right: ({ listed }) => evaluation('t.filed_at desc', (Math.ceil(listed / PAGE / 2) - 1) * PAGE),
  },
  searched('rare', ({ reference }) => reference),
  searched('common', () => 'cargo'),
  { name: 'my-queue', as: 'evaluator', portal: () => list('my-queue', {}) },
  { name: 'info-updates', as: 'evaluator', portal: () => list('info-updates', {}) },
  {
    name: 'directory, first',
    as: 'visitor',
    portal: () => directory('page=1'),
    floor: () => '/directory?offset=0',
    right: () => inForce(0),
    id: 'accreditation_id',
  },
  {
    name: 'directory, last',
    as: 'visitor',
    portal: ({ in_force }) => directory(`page=${lastPage(in_force, DIRECTORY_PAGE)}`),
    right: ({ in_force }) => inForce((lastPage(in_force, DIRECTORY_PAGE) - 1) * DIRECTORY_PAGE),
    id: 'accreditation_id',
  },
  {
    name: 'directory search, common',
    as: 'visitor',
    portal: () => directory('search=cargo'),
    floor: () => '/directory-search?offset=0&word=cargo',
    right: () => inForce(0, `fold(b.name) like '%cargo%'`),
    most: 1000,
    id: 'accreditation_id',
  },
  {
    name: 'directory search, rare',
    as: 'visitor',
    portal: () => directory('search=mayon+ocean+lines+77'),
    floor: () => '/directory-search?offset=0&word=mayon%20ocean%20lines%2077',
  },
  {
    name: 'search a transaction, common',
    as: 'evaluator',
    portal: () => list('search-transaction', { keyword: 'cargo' }),
    right: () => `select t.id, count(*) over () as total from transactions t join businesses b on b.id = t.business_id
      where t.agency = 'dti' and t.status not in (0, ${Status.deleted}) and fold(b.name) like '%cargo%'
      order by t.updated_at desc, t.id desc limit ${PAGE}`,
    most: 1000,
  },
  {
    name: 'search a transaction, part of a number',
    as: 'evaluator',
    portal: ({ reference }) => list('search-transaction', { keyword: reference.slice(-6) }),
  },
  {
    name: 'search a transaction, reference',
    as: 'evaluator',
    portal: ({ reference }) => list('search-transaction', { keyword: reference }),
  },
  {
    name: 'customers, first',
    as: 'administrator',
    portal: () => list('customers', {}),
    right: () => people(`fold(u.last_name || ' ' || u.first_name), u.id`),
    id: 'id',
  },
  {
    name: 'customers, search',
    as: 'administrator',
    portal: () => list('customers', { search: 'ana reyes' }),
    right: () =>
      people(
        `fold(u.last_name || ' ' || u.first_name), u.id`,
        `fold(u.first_name || ' ' || u.last_name) like '%ana reyes%'`,
      ),
    id: 'id',
  },
  { name: 'who acts for a business', as: 'administrator', portal: () => list('business-users', {}) },
  {
    name: 'on one desk',
    as: 'administrator',
    portal: ({ desk }) => list('queue-transactions', { processor_id: desk }),
    right: ({ desk }) => `select t.id, count(*) over () as total from transactions t
      where t.processor_id = ${desk} and t.status not in (0, 22, 24, 25, 26, 28, 33, 34, 35)
      order by t.due_on, t.id limit ${PAGE}`,
  },
  { name: 'orders of payment', as: 'customer', portal: () => list('customer-payments-invoices', {}) },
  { name: 'my applications', as: 'customer', portal: () => list('my-applications', {}) },
  {
    name: 'verification',
    as: 'visitor',
    portal: ({ slug }) => ({ method: 'GET', path: `/api/verify/${slug}` }),
    floor: ({ slug }) => `/verify?slug=${slug}`,
  },
  { name: 'status list', as: 'visitor', portal: () => ({ method: 'GET', path: '/api/verify/keys' }) },
]
