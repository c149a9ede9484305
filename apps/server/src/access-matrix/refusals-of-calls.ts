import * as renewals from '@lading/contract/applications/renewals'
import * as changes from '@lading/contract/changes'
import { recordFinding } from '@lading/contract/evaluation'
import { attachUploaded, removeDocument } from '@lading/contract/filing/filed-documents'
import { openRemarks } from '@lading/contract/filing/filing'
import * as saves from '@lading/contract/filing/form-saves'
import { removeMessage } from '@lading/contract/messages'
import * as ratios from '@lading/contract/ratio-analysis'
import * as reports from '@lading/contract/reports/reports'
import * as requests from '@lading/contract/requests/requests'
import { patchOf } from '#testing/filings/filing'
import { sampleScan } from '#testing/samples/sample-files'
import {
  ended,
  holderAlone,
  movedOn,
  onBusiness,
  onDraft,
  orCorrecting,
  reading,
  version,
  withAgency,
  type OfRecords,
} from './refusal-kinds.ts'

const answers = [{ path: 'effective_on', value: '2026-03-02' }]
const dated = { patch: [patchOf('effective_on', '2026-03-02', '')] }
const scan = [{ field: 'file', name: 'scan.png', bytes: sampleScan(76) }]
const file_id = '00000000-0000-4000-8000-000000000000'

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
      late: [{ who: renewal.ownerOfDeleted, params: { id: renewal.deleted }, body, says: ended }],
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
  'DELETE /file/transaction-documents/{id}': ({ held, stranger }) => {
    const filed = { who: held.client, params: { id: held.document } }
    return { endpoint: removeDocument, right: filed, foreign: stranger, late: [{ ...filed, says: withAgency }] }
  },
  'DELETE /message/remove/{id}': ({ message, mine, stranger }) => {
    const right = { who: mine.client, params: { id: message } }
    return { endpoint: removeMessage, right, foreign: stranger, late: [] }
  },
  'POST /documents/status/update/{id}': ({ held, otherEvaluator, ofAir }) => {
    const of = { params: { id: held.document }, body: { finding: 'accepted', version: held.version } }
    return {
      endpoint: recordFinding,
      right: { who: held.evaluator, ...of },
      foreign: ofAir,
      late: [
        { who: otherEvaluator, ...of, says: holderAlone },
        { who: held.evaluator, ...of, body: { ...of.body, version: 0 }, says: /Reload|changed/ },
      ],
    }
  },
  'POST /fs-ratio-analysis/attachments': ({ held, otherEvaluator, ofAir }) => {
    const of = { body: { transaction_id: held.transaction_id }, files: scan }
    const late = [{ who: otherEvaluator, ...of, says: holderAlone }]
    return { endpoint: ratios.attachToRatioSheet, right: { who: held.evaluator, ...of }, foreign: ofAir, late }
  },
  'DELETE /fs-ratio-analysis/attachments/{id}': ({ held, otherEvaluator, ofAir }) => {
    const of = { params: { id: held.attachment } }
    const late = [{ who: otherEvaluator, ...of, says: holderAlone }]
    return { endpoint: ratios.removeFromRatioSheet, right: { who: held.evaluator, ...of }, foreign: ofAir, late }
  },
}
