import * as certification from '@lading/contract/requests/certification'
import * as letters from '@lading/contract/requests/request-letter'
import * as contract from '@lading/contract/requests/requests'
import { manilaDay } from '@lading/domain/dates/manila'
import type { FastifyInstance } from 'fastify'
import { bind, bindAct } from '#platform/calls/bind'
import type { Deps } from '#platform/deps'
import { downloadHeaders } from '#modules/documents/files/read-file'
import { filingOf, requireVisible } from '#modules/filing/reading/read-filing'
import { tellingFaults, withFaults } from '#modules/filing/reading/tell-faults'
import { findTransaction } from '#modules/workflow/transactions/lock-transaction'
import { deleteDraftOf, saveAnswersOf } from '#modules/filing/family-calls'
import { requireFamily } from '#modules/workflow/transactions/require-family'
import { createRequest } from './create-request.ts'
import { certificationOf } from './letters/certification.queries.ts'
import { originalsOf } from './originals/originals.queries.ts'
import { previewLetter } from './letters/preview-letter.ts'
import { requestLetterOf } from './letters/request-letter.queries.ts'
import { requestOpenings } from './requests.queries.ts'
import { saveLetter } from './letters/save-letter.ts'
import { searchCases } from './search-cases.ts'

/** Requests, types 16 and 17; what follows the opening is filing, named once more. */
export function requestsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, workflow } = deps
  bind(app, contract.requestOpenings, ({ actor }) => requestOpenings(db, workflow, actor, clock.now()))
  bindAct(app, contract.createRequest, deps, tellingFaults(deps, createRequest(workflow)))
  bind(app, contract.requestById, async ({ params: { id }, actor }) => {
    await requireFamily(db, id, 'request')
    const now = clock.now()
    return withFaults(db, deps, await filingOf(db, id, actor, now), now)
  })
  bind(app, contract.originals, async ({ params: { id }, actor }) => {
    await requireFamily(db, id, 'request')
    const found = await findTransaction(db, id)
    requireVisible(found, actor)
    const kept = await originalsOf(db, found.transaction, manilaDay(clock.now()))
    return { data: kept.map(({ kind, number, issued_on }) => ({ kind, number, issued_on })) }
  })
  const save = saveAnswersOf('request', deps)
  bind(app, contract.saveRequest, ({ params, body, actor }) => save({ ...params, ...body }, actor))
  bindAct(app, contract.deleteRequest, deps, deleteDraftOf('request', deps))

  bind(app, certification.certification, ({ params, actor }) => certificationOf(db, params.id, actor, clock.now()))
  bindAct(app, certification.searchCases, deps, searchCases)
  bind(app, letters.requestLetter, ({ params, actor }) => requestLetterOf(db, params.id, actor, clock.now()))
  bindAct(app, letters.saveLetter, deps, saveLetter)
  bind(app, letters.previewLetter, async ({ params, actor, reply }) => {
    const pdf = await previewLetter(deps, params, actor, clock.now())
    reply.headers(downloadHeaders({ name: 'letter-not-signed.pdf', media_type: 'application/pdf' }))
    return Buffer.from(pdf)
  })
}
