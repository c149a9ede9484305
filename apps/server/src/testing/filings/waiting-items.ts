import { sql } from 'kysely'
import type { World } from '../world.ts'

/** So many sea applications that wait for an evaluator, filed a minute apart. Returns their ids, the oldest first. */
export async function waitingItems({ db, clock }: World, count: number): Promise<number[]> {
  const author = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow()
  const now = clock.now()
  const open = sql`
    with firms as (
      insert into businesses (profile, slug, created_at, updated_at)
      select jsonb_build_object('business_name', 'Forwarder ' || n, 'form', 'partnership',
          'tin', '8' || lpad(nextval('businesses_id_seq')::text, 8, '0')),
        gen_random_uuid()::text, ${now}, ${now}
      from generate_series(1, ${sql.lit(count)}) n
      returning id
    ), opened as (
      insert into accreditations (agency, business_id, status, international, created_at)
      select 'dti', id, 0, 1, ${now} from firms
      returning id, business_id
    )
    insert into transactions (reference, slug, type, agency, business_id, accreditation_id, status, author_id,
      last_activity_at, created_at, updated_at)
    select 'W-' || id, 'w-' || id, 1, 'dti', business_id, id, 0, ${author.id}, ${now}, ${now}, ${now}
    from opened order by id`
  const link = sql`
    update accreditations a set transaction_id = t.id, status = 2 from transactions t
    where t.accreditation_id = a.id and t.reference like 'W-%' and t.status = 0`
  const file = sql<{ id: number }>`
    update transactions set status = 2, submitted_at = ${now},
      filed_at = ${now}::timestamptz - interval '30 days' + interval '1 minute' * id
    where reference like 'W-%' and status = 0 returning id`
  return db.transaction().execute(async (tx) => {
    await open.execute(tx)
    await link.execute(tx)
    const filed = await file.execute(tx)
    return filed.rows.map((row) => row.id).toSorted((one, other) => one - other)
  })
}
