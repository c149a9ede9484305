import { PAGE, beforeLast, lastPage, list, type Facts, type Scenario } from './scenario.ts'

const given = (order: string, where = 'true', agencies = `'dti'`, offset = 0) => `
  select a.id, count(*) over () as total from accreditations a join businesses b on b.id = a.business_id
  where a.agency in (${agencies}) and a.first_day is not null and a.status in (20, 21, 22, 26, 28, 33, 34) and ${where}
  order by ${order}, a.id limit ${PAGE} offset ${offset}`

const accreditations = (name: string, body: object, right: string, as: Scenario['as'] = 'evaluator'): Scenario => ({
  name: `accreditations, ${name}`,
  as,
  portal: () => list('accreditations-held', body),
  right: () => right,
  id: 'accreditation_id',
})

/** The accreditations that an agency has given. */
export const scenariosOfAccreditations: readonly Scenario[] = [
  accreditations('first', {}, given('fold(b.name)')),
  accreditations(
    'first to end of those in force',
    { status: 22, order_by: 'expiry_date' },
    given('a.expiry_date', 'a.status = 22'),
  ),
  accreditations(
    'of one scope by number',
    { scope: 'domestic', order_by: 'number' },
    given('a.number', 'a.domestic = 1'),
  ),
  accreditations('search', { search: 'mayon ocean' }, given('fold(b.name)', `fold(b.name) like '%mayon ocean%'`)),
  {
    name: 'accreditations, last',
    as: 'evaluator',
    portal: (facts: Facts) => list('accreditations-held', { page: lastPage(facts.given, PAGE) }),
    right: (facts: Facts) => given('fold(b.name)', 'true', `'dti'`, beforeLast(facts.given)),
    id: 'accreditation_id',
  },
  accreditations('of both agencies', {}, given('fold(b.name)', 'true', `'dti', 'cab'`), 'administrator'),
]
