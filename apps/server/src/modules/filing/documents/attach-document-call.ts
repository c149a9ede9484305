import { AttachedDocument } from '@lading/contract/filing/filed-documents'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/caller'
import type { Deps } from '#platform/deps'
import { readUpload } from '#modules/uploads/read-upload'
import { storeUpload } from '#modules/uploads/store-upload'
import { attachDocument } from './attach-document.ts'
import type { Filing } from '@lading/contract/filing/filing'
import { filingOf } from '../reading/read-filing.ts'
import { tellingFaults } from '../reading/tell-faults.ts'
import { requireOpen } from '../reading/what-is-open.ts'

/** Stores the file of a call, where one may be attached, and puts it under its requirement. */
export async function attachDocumentCall(
  deps: Deps,
  id: number,
  request: FastifyRequest,
  actor: Caller,
): Promise<Filing> {
  const { db, clock } = deps
  const { fields, upload } = await readUpload(request, AttachedDocument)
  const { business_id, status } = await filingOf(db, id, actor, clock.now())
  requireOpen({ business_id, status }, actor)
  const { id: file_id } = await storeUpload(deps, { ...upload, isDocument: true }, business_id, actor)
  const attach = tellingFaults(deps, attachDocument)
  return db.transaction().execute((tx) => attach(tx, { id, ...fields, file_id }, actor, clock.now()))
}
