import { agencyOf } from '@lading/domain/transactions/agency'
import { inForceStatuses } from '@lading/domain/transactions/status-groups'
import type { DirectoryEntry } from '@lading/contract/directory'
import { scopeText, type Scope } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import { sql } from 'kysely'
import { ensure } from '@lading/domain/ensure'
import type { Db } from '#platform/database'
import { isFoundIn } from '#platform/paging'
import { whenGiven } from '#platform/when-given'

interface Question {
  readonly search: string
  readonly scope?: Scope | undefined
  readonly kind?: 'sea' | 'air' | undefined
  readonly page: number
}

const PER_PAGE = 20

/** Each word once: what stands between them, or in which order, nobody need remember. */
const wordsOf = (search: string) => [...new Set(search.split(/\s+/).filter(Boolean))]

/** Accreditations in force today, by name; found by the words of name, trade name or number, without accents and case. */
export async function directoryPage(db: Db, { search, scope, kind, page }: Question, now: Date) {
  const today = manilaDay(now)
  const listed = db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    // the domain's `isCurrent`, in SQL; a test holds the two against each other
    .where('a.status', 'in', [...inForceStatuses])
    .where('a.first_day', '<=', today)
    .where('a.expiry_date', '>=', today)
    .$call(whenGiven(scope, (query, scope) => query.where(`a.${scope}`, '=', 1)))
    .$call(whenGiven(kind, (query, kind) => query.where('a.agency', '=', agencyOf(kind))))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.and(
          wordsOf(search).map((word) => isFoundIn(word, eb.ref('b.name'), eb.ref('b.trade_name'), eb.ref('a.number'))),
        ),
      ),
    )
  const { total } = await listed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await listed
    .select((eb) => [
      'a.id as accreditation_id',
      'b.name as business_name',
      'b.trade_name',
      'a.number',
      'a.agency',
      'a.domestic',
      'a.international',
      'a.nvocc',
      'a.first_day',
      'a.expiry_date',
      sql<string>`coalesce(b.profile ->> 'city_name', '')`.as('city'),
      eb
        .selectFrom('issued_documents as d')
        .select('d.slug')
        .whereRef('d.accreditation_id', '=', 'a.id')
        .where('d.kind', '=', 'certificate')
        .where('d.standing', '=', 'issued')
        .orderBy('d.id', 'desc')
        .limit(1)
        .as('slug'),
    ])
    .orderBy(sql`fold(b.name)`)
    .orderBy('a.id')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
  return {
    data: rows.map(({ domestic, international, nvocc, ...row }) => entryOf(row, { domestic, international, nvocc })),
    total,
  }
}

function entryOf(
  row: Omit<DirectoryEntry, 'scope' | 'number' | 'first_day' | 'expiry_date'> & {
    number: string | null
    first_day: string | null
    expiry_date: string | null
  },
  scopes: Parameters<typeof scopeText>[0],
): DirectoryEntry {
  return {
    ...row,
    number: row.number ?? '',
    first_day: ensure(row.first_day, 'first_day'),
    expiry_date: ensure(row.expiry_date, 'expiry_date'),
    scope: scopeText(scopes),
  }
}
