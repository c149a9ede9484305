import * as contract from '@lading/contract/profile'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { bindTable } from '#platform/calls/table'
import { archiveHeaders, archiveOf } from '#modules/documents/files/zip-documents'
import { changeOwnNames } from './change-own-names.ts'
import { chooseMail } from './choose-mail.ts'
import { exportOwnRecords, textsOf } from './export-own-records.ts'
import { ownActs, photoOf, profileOf } from './profile.queries.ts'
import { removePhoto } from './remove-photo.ts'
import { setPhoto } from './set-photo.ts'

/** What a person keeps, reads and takes along about themselves. */
export function profileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, files } = deps
  bind(app, contract.showProfile, ({ actor }) => profileOf(db, actor.user_id))
  bindAct(app, contract.changeOwnNames, deps, changeOwnNames)
  bindAct(app, contract.chooseMail, deps, chooseMail)
  bindAct(app, contract.setPhoto, deps, setPhoto)
  bindAct(app, contract.removePhoto, deps, removePhoto)
  bind(app, contract.ownPhoto, async ({ params, actor, reply }) => {
    const photo = await photoOf(db, params.id, actor.user_id)
    const bytes = await files.get(photo.storage_key, photo.sha256)
    reply.headers({
      'content-type': photo.media_type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400', // another photo has another address
    })
    return Buffer.from(bytes)
  })
  bindTable(app, ownActs, deps)
  bind(app, contract.exportOwnRecords, async ({ actor, reply }) => {
    const archive = await db.transaction().execute((tx) => exportOwnRecords(tx, {}, actor, clock.now()))
    reply.headers(archiveHeaders(archive))
    return archiveOf(files, { ...archive, texts: textsOf(db, actor) })
  })
}
