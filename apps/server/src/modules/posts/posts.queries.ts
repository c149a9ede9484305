import type { Post, PostLine } from '@lading/contract/posts'
import { sql } from 'kysely'
import type { Caller } from '#platform/caller'
import type { Db } from '#platform/database'
import { notFound } from '#platform/problem'

type Kind = 'announcements' | 'advisories'

/** One page of the published posts that are for the caller, newest first. */
export async function pageOfPosts(
  db: Db,
  kind: Kind,
  { page, per_page }: { page: number; per_page: number },
  actor: Caller,
): Promise<{ data: PostLine[]; total: number }> {
  const rows = await linesFor(db, kind, actor)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await linesFor(db, kind, actor)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total }
}

/** The post of an id or an address. Throws 404 where it is not published, or for others. */
export async function postWhere(
  db: Db,
  kind: Kind,
  key: { id: number } | { slug: string },
  actor: Caller,
): Promise<Post> {
  const lines = linesFor(db, kind, actor).select('content')
  const row = await (
    'id' in key ? lines.where('id', '=', key.id) : lines.where('slug', '=', key.slug)
  ).executeTakeFirst()
  if (!row) throw notFound(kind === 'announcements' ? 'Announcement' : 'Advisory')
  return { ...row, created_at: row.created_at.toISOString() }
}

/** A post without roles is for everybody, visitors too; one with roles for those who have any of them. */
function linesFor(db: Db, kind: Kind, { role_ids }: Caller) {
  const file = kind === 'advisories' ? sql<string | null>`advisory_file` : sql<string | null>`null::uuid`
  return db
    .selectFrom(kind as 'advisories') // both tables have every column that is asked here
    .select(['id', 'slug', 'title', 'created_at', file.as('advisory_file')])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(role_ids = '{}' or role_ids && ${sql.val([...role_ids])}::smallint[])`)
}
