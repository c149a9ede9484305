import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { PAGE, beforeLast, lastPage, list, type Scenario } from './scenario.ts'

const BY_NAME = `fold(u.last_name || ' ' || u.first_name), u.id`
const people = (where = 'true', offset = 0) => `
  select u.id, count(*) over () as total from users u
  where u.audience = 'customer' and u.deleted_at is null and ${where}
  order by ${BY_NAME} limit ${PAGE} offset ${offset}`

/** Lists of accounts, of who acts for a business, and of what lies on one desk. */
export const scenariosOfPeople: readonly Scenario[] = [
  {
    name: 'customers, first',
    as: 'administrator',
    portal: () => list('customers', {}),
    right: () => people(),
    id: 'id',
  },
  {
    name: 'customers, last',
    as: 'administrator',
    portal: ({ customers }) => list('customers', { page: lastPage(customers, PAGE) }),
    right: ({ customers }) => people('true', beforeLast(customers)),
    id: 'id',
  },
  {
    name: 'customers, search',
    as: 'administrator',
    portal: () => list('customers', { search: 'ana reyes' }),
    right: () => people(`fold(u.first_name || ' ' || u.last_name) like '%ana reyes%'`),
    id: 'id',
  },
  {
    name: 'who acts for a business',
    as: 'administrator',
    portal: () => list('business-users', {}),
    right:
      () => `select m.user_id as id, count(*) over () as total from business_users m join users u on u.id = m.user_id
      join businesses b on b.id = m.business_id where u.deleted_at is null and b.deleted_at is null
      order by fold(u.last_name || ' ' || u.first_name), m.user_id, m.business_id limit ${PAGE}`,
    id: 'user_id',
  },
  {
    name: 'on one desk',
    as: 'administrator',
    portal: ({ desk }) => list('queue-transactions', { processor_id: desk }),
    right: ({ desk }) => `select t.id, count(*) over () as total from transactions t
      where t.processor_id = ${desk} and t.status in (${evaluatorsStatuses.join()})
      order by t.due_on, t.id limit ${PAGE}`,
  },
]
