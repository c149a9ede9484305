import * as contract from '@lading/contract/posts'
import type { FastifyInstance } from 'fastify'
import { bind } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { pageOfPosts, postWhere } from './posts.queries.ts'

const NEWEST = { page: 1, per_page: 5 } // specification, section 9

/** Announcements and advisories as people read them. */
export function postsRoutes(app: FastifyInstance, { db }: Deps): void {
  const announcements = 'announcements'
  bind(app, contract.listAnnouncements, ({ query, actor }) => pageOfPosts(db, announcements, query, actor))
  bind(app, contract.announcementItems, ({ actor }) => pageOfPosts(db, announcements, NEWEST, actor))
  bind(app, contract.showAnnouncement, ({ params, actor }) => postWhere(db, announcements, params, actor))
  bind(app, contract.announcementBySlug, ({ params, actor }) => postWhere(db, announcements, params, actor))

  const advisories = 'advisories'
  bind(app, contract.listAdvisories, ({ query, actor }) => pageOfPosts(db, advisories, query, actor))
  bind(app, contract.advisoryItems, ({ actor }) => pageOfPosts(db, advisories, NEWEST, actor))
  bind(app, contract.showAdvisory, ({ params, actor }) => postWhere(db, advisories, params, actor))
  bind(app, contract.advisoryBySlug, ({ params, actor }) => postWhere(db, advisories, params, actor))
}
