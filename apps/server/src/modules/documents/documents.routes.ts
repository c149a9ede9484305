import * as contract from '@lading/contract/documents/documents'
import * as registered from '@lading/contract/documents/registered-documents'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { storeUpload } from '#modules/uploads/store-upload'
import { listFiles } from './files/list-files.ts'
import { fileReply, readFile } from './files/read-file.ts'
import { readUpload } from '#modules/uploads/read-upload'
import { removeFile } from '#modules/uploads/remove-file'
import { archiveHeaders, archiveOf, zipDocuments } from './files/zip-documents.ts'
import { createFileTicket } from './files/create-file-ticket.ts'
import { redeemFileTicket } from './files/redeem-file-ticket.ts'
import { registeredDocuments } from './registered/registered-documents.queries.ts'

export function documentsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, files } = deps

  bind(app, contract.uploadFile, async ({ request, actor }) => {
    const { fields, upload } = await readUpload(request, contract.uploadFile.body)
    return storeUpload(deps, upload, fields.business_id, actor)
  })

  bindAct(app, contract.removeFile, deps, removeFile)

  bind(app, contract.listFiles, ({ query, actor }) => listFiles(db, query.directory, actor, clock.now()))

  bind(app, contract.zipDocuments, async ({ body, actor, reply }) => {
    const archive = await db.transaction().execute((tx) => zipDocuments(tx, body, actor, clock.now()))
    reply.headers(archiveHeaders(archive))
    return archiveOf(files, archive)
  })

  bind(app, contract.downloadFile, async ({ query, actor, reply }) => {
    const file = await db.transaction().execute((tx) => readFile(tx, query, actor, clock.now()))
    return fileReply(files, file, reply)
  })

  bind(app, registered.registeredDocuments, ({ params, actor }) =>
    registeredDocuments(db, params.id, actor, clock.now()),
  )

  bindAct(app, contract.createFileTicket, deps, createFileTicket)

  bind(app, contract.redeemFileTicket, async ({ params, reply }) => {
    const file = await db.transaction().execute((tx) => redeemFileTicket(tx, params.ticket, clock.now()))
    return fileReply(files, file, reply)
  })
}
