import { sql } from 'kysely'

/** Of the register as it enters the history of a business; a scope that is given up follows rules of its own. */
export const registerRules = {
  'what entered the register was approved, or accepted': sql`
    select t.id || ' stands at ' || t.status || ' and changed the register' from transactions t
    where not t.ever_approved and t.status <> 22 and exists (select from register_changes c where c.transaction_id = t.id)`,
  'it is of the business whose transaction it is, and says from when': sql`
    select c.id || ' is of business ' || c.business_id || ' from ' || coalesce(c.effective_on::text, 'no day')
    from register_changes c join transactions t on t.id = c.transaction_id
    where c.business_id <> t.business_id or c.effective_on is null`,
  // The documents of type 7 have a register of their own.
  'an approved change that took effect stands in the history': sql`
    select t.id || ' stands at ' || t.status || ' without a change of the register' from transactions t
    where t.type between 3 and 12 and t.type <> 7 and t.status in (19, 20, 21, 22)
      and not exists (select from register_changes c where c.transaction_id = t.id)`,
  'what a transaction enters again was corrected': sql`
    select c.id || ' says again what ' || c.transaction_id || ' entered before' from register_changes c
    where not jsonb_exists(c.after, 'nvocc')
      and exists (select from register_changes p where p.transaction_id = c.transaction_id and p.id < c.id)
      and not exists (
        select from jsonb_each(c.after) e where e.value is distinct from (
          select p.after -> e.key from register_changes p
          where p.transaction_id = c.transaction_id and p.id < c.id and jsonb_exists(p.after, e.key)
          order by p.id desc limit 1))`,
} as const
