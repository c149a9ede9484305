import { Status } from '@lading/domain/transactions/status'
import { PAGE, lastPage, list, type ApiCall, type Facts, type Scenario } from './scenario.ts'
import { scenariosOfAccreditations } from './scenarios-of-accreditations.ts'
import { scenariosOfPeople } from './scenarios-of-people.ts'
import { scenariosOfRecords } from './scenarios-of-records.ts'

const DIRECTORY_PAGE = 20

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
const directory = (query: string): ApiCall => ({ method: 'GET', path: `/api/directory?${query}` })

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
  searched('a reference', ({ reference }) => reference),
  searched('rare', ({ reference }) => reference.slice(2)),
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
    name: 'search a transaction, the year of three years ago',
    as: 'evaluator',
    portal: () => list('search-transaction', { keyword: String(new Date().getFullYear() - 3) }),
    most: 1000,
  },
  {
    name: 'search a transaction, reference',
    as: 'evaluator',
    portal: ({ reference }) => list('search-transaction', { keyword: reference }),
  },
  ...scenariosOfRecords,
  ...scenariosOfPeople,
  ...scenariosOfAccreditations,
  { name: 'orders of payment', as: 'customer', portal: () => list('customer-payments-invoices', {}) },
  { name: 'my applications', as: 'customer', portal: () => list('my-applications', {}) },
  {
    name: 'place in line',
    as: 'customer',
    portal: ({ waiting }) => ({ method: 'GET', path: `/api/transactions/${waiting}/evaluation-place` }),
  },
  {
    name: 'verification',
    as: 'visitor',
    portal: ({ slug }) => ({ method: 'GET', path: `/api/verify/${slug}` }),
    floor: ({ slug }) => `/verify?slug=${slug}`,
  },
  { name: 'status list', as: 'visitor', portal: () => ({ method: 'GET', path: '/api/verify/keys' }) },
]
