import { z } from 'zod'
import { ById, endpoint, Id } from './calls/endpoint.ts'

/** An announcement or an advisory as lists show it. A post with an advisory_file is an advisory (specification, section 2.6). */
export const PostLine = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  created_at: z.iso.datetime(),
  /** The id of an advisory's document; null of an announcement. */
  advisory_file: z.uuid().nullable(),
})
export type PostLine = z.infer<typeof PostLine>

/** The whole post, its content as clean HTML. */
export const Post = PostLine.extend({ content: z.string() })
export type Post = z.infer<typeof Post>

/** The named role is not believed: what is shown follows the caller's own roles; visitors have what is for everybody. */
const OfRole = z.object({ role_id: Id.optional() })
const Paged = z.object({
  page: z.coerce.number<string | number>().int().min(1).default(1),
  per_page: z.coerce.number<string | number>().int().min(1).max(50).default(10),
})
const Lines = z.object({ data: z.array(PostLine), total: z.int() })
const BySlug = z.object({ slug: z.string().max(255) })

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'Published announcements for the caller, newest first, page by page',
  access: 'public',
  query: Paged,
  reply: Lines,
})

export const announcementItems = endpoint({
  method: 'GET',
  path: '/announcements/list/item',
  summary: 'The newest five announcements for the caller, and how many there are',
  access: 'public',
  query: OfRole,
  reply: Lines,
})

export const showAnnouncement = endpoint({
  method: 'GET',
  path: '/announcements/:id',
  summary: 'One announcement',
  access: 'public',
  params: ById,
  reply: Post,
})

export const announcementBySlug = endpoint({
  method: 'GET',
  path: '/announcements/slug/:slug',
  summary: 'One announcement, by its address',
  access: 'public',
  params: BySlug,
  reply: Post,
})

export const listAdvisories = endpoint({
  method: 'GET',
  path: '/advisories',
  summary: 'Published advisories for the caller, newest first, page by page',
  access: 'public',
  query: Paged,
  reply: Lines,
})

export const advisoryItems = endpoint({
  method: 'GET',
  path: '/advisories/list/item',
  summary: 'The newest five advisories for the caller, and how many there are',
  access: 'public',
  query: OfRole,
  reply: Lines,
})

export const showAdvisory = endpoint({
  method: 'GET',
  path: '/advisories/:id',
  summary: 'One advisory',
  access: 'public',
  params: ById,
  reply: Post,
})

export const advisoryBySlug = endpoint({
  method: 'GET',
  path: '/advisories/slug/:slug',
  summary: 'One advisory, by its address',
  access: 'public',
  params: BySlug,
  reply: Post,
})
