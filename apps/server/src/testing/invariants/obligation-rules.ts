import { uncountedStatuses, inForceStatuses } from '@lading/domain/transactions/status-groups'
import { sql } from 'kysely'
import { sqlOf } from '#platform/sql-of'

const counted = sql`r.status not in (${sqlOf(...uncountedStatuses)})`
const periodic = sql`o.type in (13, 14)`

/** What must hold of reports and of what a business owes, whenever nothing is under way. */
export const obligationRules = {
  'an accepted report has complied with its obligation': sql`
    select r.id || ' is accepted, the obligation ' || o.id || ' is not complied with'
    from transactions r join obligations o on o.id = r.obligation_id
    where r.type between 13 and 15 and r.status = 22 and o.complied_on is null`,
  'the obligation about a period is complied with by an accepted report alone': sql`
    select o.id || ' is complied with, no report of it is accepted' from obligations o
    where ${periodic} and o.complied_on is not null
      and not exists (select from transactions r where r.obligation_id = o.id and r.status = 22)`,
  'nothing reminds of what is complied with, or ended': sql`
    select o.id || ' is reminded of on ' || o.remind_on from obligations o
    where o.remind_on is not null and (o.complied_on is not null or o.ended_on is not null)`,
  'an obligation is filed while its report is': sql`
    select o.id || ' was filed ' || coalesce('on ' || o.filed_on, 'on no day') || ', its report stands at '
      || coalesce(r.status::text, 'nothing')
    from obligations o left join transactions r on r.obligation_id = o.id and ${counted}
    where o.ended_on is null and (o.filed_on is not null) <> (coalesce(r.status, 0) <> 0)`,
  'a day is about one period of those owed': sql`
    select o.id || ' and ' || p.id || ' are about the same days' from obligations o
    join obligations p on p.business_id = o.business_id and p.agency = o.agency and p.type = o.type and p.id > o.id
    where ${periodic} and o.ended_on is null and p.ended_on is null
      and daterange(o.first_day, o.last_day, '[]') && daterange(p.first_day, p.last_day, '[]')`,
  'the period after one that was opened is planned, without a day between': sql`
    select o.id || ' ends on ' || o.last_day || ', nothing follows it' from obligations o
    where ${periodic} and o.ended_on is null and (o.opened_on is not null or o.complied_on is not null)
      and not exists (select from obligations n where n.business_id = o.business_id and n.agency = o.agency
        and n.type = o.type and n.first_day = o.last_day + 1)`,
  'an accreditation in force has its reports planned': sql`
    select a.id || ' owes no report of type ' || planned.type
    from accreditations a cross join (values (13), (14)) planned (type)
    where a.status in (${sqlOf(...inForceStatuses)}) and a.reports_planned > 0
      and not exists (select from obligations o where o.business_id = a.business_id and o.agency = a.agency
        and o.type = planned.type and o.ended_on is null)`,
} as const
