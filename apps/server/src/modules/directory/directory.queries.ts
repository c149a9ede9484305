import type { BusinessProfile } from '@lading/contract/forms/business/business-profile'
import { agencyOf } from '@lading/domain/transactions/agency'
import type { DirectoryEntry } from '@lading/contract/directory'
import { scopeText, type Scope } from '@lading/domain/transactions/scope'
import { manilaDay } from '@lading/domain/dates/manila'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import { ensure } from '@lading/domain/ensure'
import { certificateSlug } from '#modules/documents/issued/certificate-slug'
import type { Db } from '#platform/database'
import { filledIn } from '#platform/jsonb'
import { cappedCount, isFoundByIndex, keptTotal, pageOf } from '#platform/paging'
import { whenGiven } from '#platform/when-given'
import { directoryTotal } from './directory-totals.ts'

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
  const agency = kind && agencyOf(kind)
  const listed = inForceOn(db, today)
    .$call(whenGiven(scope, (query, scope) => query.where(`r.${scope}`, '=', 1)))
    .$call(whenGiven(agency, (query, agency) => query.where('r.agency', '=', agency)))
    .$if(search !== '', (query) =>
      query.where((eb) => eb.and(wordsOf(search).map((word) => isFoundByIndex(word, eb.ref('r.searched'))))),
    )
  const kept = directoryTotal(db, today, { scope, agency })
  const isNarrowed = (scope ?? agency) !== undefined
  const known = search !== '' ? await cappedCount(db, listed) : isNarrowed ? await keptTotal(db, kept) : kept
  const request = { page, per_page: PER_PAGE, order_by: 'name', sort_by: 'asc' } as const
  const { data, ...counted } = await pageOf(listed, request, { name: 'r.name' }, 'r.accreditation_id', known)
  const ids = data.map(({ accreditation_id }) => accreditation_id)
  const entries = new Map((await entriesOf(db, ids)).map((entry) => [entry.accreditation_id, entry]))
  return { data: ids.flatMap((id) => entries.get(id) ?? []), ...counted }
}

/** The domain's `isCurrent`, in SQL; a test holds the two against each other. Of which statuses, the database's trigger says. */
function inForceOn(db: Db, today: PlainDate) {
  return db
    .selectFrom('directory_rows as r')
    .select('r.accreditation_id')
    .where('r.first_day', '<=', today)
    .where('r.expiry_date', '>=', today)
}

/** What the page shows of these accreditations. */
async function entriesOf(db: Db, ids: readonly number[]): Promise<DirectoryEntry[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('accreditations as a')
    .innerJoin('businesses as b', 'b.id', 'a.business_id')
    .select([
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
      filledIn<BusinessProfile>('b.profile')('city_name').as('city'),
      certificateSlug('a.id').as('slug'),
    ])
    .where('a.id', 'in', ids)
    .execute()
  return rows.map(({ domestic, international, nvocc, ...row }) => ({
    ...row,
    number: row.number ?? '',
    first_day: ensure(row.first_day, 'first_day'),
    expiry_date: ensure(row.expiry_date, 'expiry_date'),
    scope: scopeText({ domestic, international, nvocc }),
  }))
}
