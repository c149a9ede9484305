import type { Db, Tx } from '#platform/database'
import { sha256Of, type FileStore } from '#platform/files'
import { randomGenerator, uuidFrom, type RandomGenerator } from './random.ts'
import { demoAdvisories, demoAnnouncements, type DemoPost } from './post-texts.ts'
import { samplePdf } from './transactions/samples.ts'

const DAY = 86_400_000 // milliseconds
const BY = 'content@lading.example'

/** Announcements and advisories of the demo, each advisory with its document. Does nothing where there are any. */
export async function seedDemoPosts(db: Db, files: FileStore, now: Date): Promise<void> {
  if (await db.selectFrom('announcements').select('id').limit(1).executeTakeFirst()) return
  const random = randomGenerator(8_112)
  await db.transaction().execute(async (tx) => {
    const author = await tx.selectFrom('users').select('id').where('email', '=', BY).executeTakeFirst()
    const author_id = author?.id ?? null
    for (const post of demoAnnouncements) {
      await tx
        .insertInto('announcements')
        .values(rowOf(post, author_id, now))
        .execute()
    }
    for (const post of demoAdvisories) {
      const advisory_file = await documentOf(tx, files, post, author_id, now, random)
      await tx
        .insertInto('advisories')
        .values({ ...rowOf(post, author_id, now), advisory_file })
        .execute()
    }
  })
}

const dayOf = ({ days_ago }: DemoPost, now: Date) => new Date(now.getTime() - days_ago * DAY)

function rowOf(post: DemoPost, author_id: number | null, now: Date) {
  const { slug, title, content, for_roles = [] } = post
  const at = dayOf(post, now)
  const times = { created_at: at, updated_at: at, deleted_at: null }
  return { slug, title, content, published: true, role_ids: [...for_roles], author_id, ...times }
}

async function documentOf(
  tx: Tx,
  files: FileStore,
  post: DemoPost,
  uploaded_by: number | null,
  now: Date,
  random: RandomGenerator,
): Promise<string> {
  const id = uuidFrom(random)
  const storage_key = `${id.slice(0, 2)}/${id}`
  const words = post.content.replace(/<[^>]+>/g, ' ').trim()
  const bytes = samplePdf(['ADVISORY', post.title, '', ...linesOf(words)])
  const at = dayOf(post, now)
  await tx
    .insertInto('files')
    .values({
      id,
      storage_key,
      name: `${post.slug}.pdf`,
      media_type: 'application/pdf',
      size: bytes.byteLength,
      page_count: 1,
      sha256: sha256Of(bytes),
      uploaded_by,
      business_id: null,
      created_at: at,
      attached_at: at,
      is_ready: true,
      deleted_at: null,
    })
    .execute()
  await files.put(bytes, storage_key)
  return id
}

const LINE = 60 // letters that fit the width of the page

function linesOf(words: string): string[] {
  const lines = ['']
  for (const word of words.split(/\s+/)) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (line.length > LINE) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}
