import * as renewals from '@lading/contract/applications/renewals'
import type { Endpoint } from '@lading/contract/calls/endpoint'
import * as changes from '@lading/contract/changes'
import { recordFinding } from '@lading/contract/evaluation'
import { attachUploaded } from '@lading/contract/filing/filed-documents'
import { openRemarks } from '@lading/contract/filing/filing'
import * as saves from '@lading/contract/filing/form-saves'
import * as ratios from '@lading/contract/ratio-analysis'
import * as reports from '@lading/contract/reports/reports'
import * as requests from '@lading/contract/requests/requests'
import { patchOf } from '#testing/filings/filing'
import { sampleScan } from '#testing/samples/sample-files'
import type { Client } from '#testing/client'
import type { RefusedRecords } from './refused-records.ts'
import type { Request } from './request.ts'

export type Asked = Pick<Request, 'params' | 'body' | 'files'> & { readonly who: Client }

/** A call that is right but for one thing at a time, and the moments at which it is refused with what may be done. */
export interface Refusals {
  readonly endpoint: Endpoint
  readonly right: Asked
  /** Whom the door lets in, and whose record it is not. */
  readonly foreign: Client
  readonly late: readonly (Asked & { readonly says: RegExp })[]
}

type Late = Refusals['late'][number]
type OfRecords = (records: RefusedRecords) => Refusals

const withAgency = /wait until it is returned to you/
const ended = /Open a new request/
const holderAlone = /Lock the transaction first/
const movedOn = /It is now “[^”]+”\. (Actions for you there: “|There is no action for you there)/

const version = 1
const answers = [{ path: 'effective_on', value: '2026-03-02' }]
const dated = { patch: [patchOf('effective_on', '2026-03-02', '')] }
const scan = [{ field: 'file', name: 'scan.png', bytes: sampleScan(76) }]
const file_id = '00000000-0000-4000-8000-000000000000'
const reason = 'As on the deed.'

/** A call of a client that names a transaction: right on their draft, too late on what the agency has and on what ended. */
const onDraft =
  (endpoint: Endpoint, family: 'change' | 'request' | 'report', body: object, says = [withAgency, ended]): OfRecords =>
  ({ mine, stranger, [family]: { draft, filed, deleted } }) => {
    const asking = (id: number) => ({ who: mine.client, params: { id }, body: { ...body } })
    const late = [filed, deleted].map((id, place) => ({ ...asking(id), says: says[place] ?? movedOn }))
    return { endpoint, right: asking(draft), foreign: stranger, late }
  }

/** The same, which staff of the agency may make too: they correct what they hold, after approval. */
const orCorrecting =
  (endpoint: Endpoint, bodyOf: (id: number) => object): OfRecords =>
  ({ mine, stranger, change: { draft, filed, deleted }, evaluator }) => {
    const asking = (id: number) => ({
      who: mine.client,
      params: { id },
      body: { ...bodyOf(id) },
    })
    const late: Late[] = [
      { ...asking(filed), says: withAgency },
      { ...asking(deleted), says: ended },
      { ...asking(filed), body: { ...bodyOf(filed), reason }, who: evaluator, says: holderAlone },
    ]
    return { endpoint, right: asking(draft), foreign: stranger, late }
  }

/** A call that opens something of the business; a report is refused while one of its type is open. */
const onBusiness =
  (endpoint: Endpoint, type: number, says?: RegExp): OfRecords =>
  ({ mine, stranger }) => {
    const asking = { who: mine.client, body: { business_id: mine.business_id, agency: 'dti', type } }
    return { endpoint, right: asking, foreign: stranger, late: says ? [{ ...asking, says }] : [] }
  }

const reading =
  (endpoint: Endpoint, idOf: (records: RefusedRecords) => number): OfRecords =>
  (records) => ({
    endpoint,
    right: { who: records.mine.client, params: { id: idOf(records) } },
    foreign: records.stranger,
    late: [],
  })

/** The calls of transactions that the specification names, and what each is refused for. */
export const refusalsOfCalls: Readonly<Record<string, OfRecords>> = {
  'POST /accreditations/renewal/{id}': ({ renewal, mine, stranger }) => ({
    endpoint: renewals.openRenewal,
    right: { who: renewal.owner, params: { id: renewal.renews } },
    foreign: stranger,
    late: [{ who: mine.client, params: { id: mine.accreditation_id }, says: /Renewal opens on/ }],
  }),
  'PUT /accreditations/renewal/{id}': ({ renewal, stranger }) => {
    const body = { patch: [patchOf('trade_name', 'Kalayaan', renewal.form['trade_name'])] }
    return {
      endpoint: renewals.saveRenewal,
      right: { who: renewal.owner, params: { id: renewal.draft }, body },
      foreign: stranger,
      late: [{ who: renewal.ownerOfFiled, params: { id: renewal.filed }, body, says: withAgency }],
    }
  },
  'POST /accreditations/transaction_detail/specific': orCorrecting(saves.saveSome, (transaction_id) => ({
    transaction_id,
    version,
    answers,
  })),
  'PUT /accreditations/transaction_detail/specific/{id}': orCorrecting(saves.replaceSection, () => ({
    version,
    section: 'effect',
    values: {},
  })),
  'POST /transactions/update-information/{id}': ({ mine, stranger }) => {
    const of = { who: mine.client, params: { id: mine.business_id } }
    const opening = (type: number) => ({ transaction_type_ids: [type], accreditation_ids: [mine.accreditation_id] })
    return {
      endpoint: changes.openChanges,
      right: { ...of, body: opening(7) },
      foreign: stranger,
      late: [{ ...of, body: opening(4), says: /open/ }],
    }
  },
  'POST /transactions/update-information/edit/{id}': onDraft(changes.editChange, 'change', { version, answers }),
  'POST /transactions/edit/{id}': onDraft(saves.editDraft, 'change', { version, answers }),
  'PUT /transaction_details/{id}': orCorrecting(saves.replaceForm, () => ({ version, form: {} })),
  'PUT /transactions/documents/{id}': onDraft(attachUploaded, 'change', { requirement: 'C-01', file_id }),
  'POST /information-update/approve/{id}': ({ change, approver, approverOfAir }) => {
    const of = { who: approver, params: { id: change.filed }, body: { version } }
    const stale = { ...of, says: /changed by another user/ }
    const early = { ...of, body: { version: change.version }, says: movedOn }
    return { endpoint: changes.approveChange, right: of, foreign: approverOfAir, late: [stale, early] }
  },
  'PUT /information-update/{id}': onDraft(changes.saveChange, 'change', dated),
  'DELETE /information-update/{id}': onDraft(changes.deleteChange, 'change', {}, []),
  'POST /other-category': onBusiness(requests.createRequest, 16),
  'GET /other-category/{id}': reading(requests.requestById, ({ request }) => request.draft),
  'PUT /other-category/{id}': onDraft(requests.saveRequest, 'request', { patch: [patchOf('purpose', 'A bid.', '')] }),
  'DELETE /other-category/{id}': onDraft(requests.deleteRequest, 'request', {}, []),
  'POST /reportorials': onBusiness(reports.createReport, 15, /open/),
  'PUT /reportorials/{id}': onDraft(reports.saveReport, 'report', dated),
  'GET /reportorials/{id}/pending': reading(reports.pendingReports, ({ mine }) => mine.business_id),
  'GET /check/comment/{id}': reading(openRemarks, ({ change }) => change.draft),
  'POST /documents/status/update/{id}': ({ renewal, evaluator, otherEvaluator, ofAir }) => {
    const of = { params: { id: renewal.document }, body: { finding: 'accepted', version: renewal.version } }
    return {
      endpoint: recordFinding,
      right: { who: evaluator, ...of },
      foreign: ofAir,
      late: [
        { who: otherEvaluator, ...of, says: holderAlone },
        { who: evaluator, ...of, body: { ...of.body, version: 0 }, says: /Reload|changed/ },
      ],
    }
  },
  'POST /fs-ratio-analysis/attachments': ({ renewal, evaluator, otherEvaluator, ofAir }) => {
    const of = { body: { transaction_id: renewal.transaction_id }, files: scan }
    const late = [{ who: otherEvaluator, ...of, says: holderAlone }]
    return { endpoint: ratios.attachToRatioSheet, right: { who: evaluator, ...of }, foreign: ofAir, late }
  },
  'DELETE /fs-ratio-analysis/attachments/{id}': ({ renewal, evaluator, otherEvaluator, ofAir }) => {
    const of = { params: { id: renewal.attachment } }
    const late = [{ who: otherEvaluator, ...of, says: holderAlone }]
    return { endpoint: ratios.removeFromRatioSheet, right: { who: evaluator, ...of }, foreign: ofAir, late }
  },
}
