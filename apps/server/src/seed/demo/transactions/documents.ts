import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { manilaDay } from '@lading/domain/dates/manila'
import { addDays, plainDate, type PlainDate } from '@lading/domain/dates/plain-date'
import type { Form } from '@lading/domain/filing/form-path'
import { Status } from '@lading/domain/transactions/status'
import { ensure } from '@lading/domain/ensure'
import type { FileStore } from '#platform/files'
import { sha256Of } from '#platform/files'
import { dayInForm } from '#modules/filing/reading/days-of-form'
import { uuidFrom, type RandomGenerator } from '../random.ts'
import { missingDocument } from './client-deadline.ts'
import type { History, PastStep } from './history.ts'
import { isAbout } from './remarks.ts'
import { lastAuditedYear } from './reported-period.ts'
import { samplePdf } from './samples.ts'
import type { Row } from '../tables.ts'

/** The files of the demo: one for each business and document, however many transactions show it. */
export interface DemoFiles {
  fileOf(owner: { business_id: number; business_name: string; user_id: number }, name: string, at: Date): string
  readonly files: Row[]
  /** Puts the bytes into the store. */
  put(store: FileStore): Promise<void>
}

export function demoFiles(random: RandomGenerator): DemoFiles {
  const ids = new Map<string, string>()
  const bytes: { storage_key: string; bytes: Uint8Array }[] = []
  const files: Row[] = []
  return {
    files,
    fileOf({ business_id, business_name, user_id }, name, at) {
      const key = `${business_id} ${name}`
      const known = ids.get(key)
      if (known) return known
      const id = uuidFrom(random)
      const pdf = samplePdf([name, business_name, '', 'A sample document, made for the demonstration of this portal.'])
      const storage_key = `${id.slice(0, 2)}/${id}`
      ids.set(key, id)
      bytes.push({ storage_key, bytes: pdf })
      files.push({
        id,
        name: `${fileName(name)}.pdf`,
        media_type: 'application/pdf',
        size: pdf.byteLength,
        sha256: sha256Of(pdf),
        storage_key,
        uploaded_by: user_id,
        business_id,
        created_at: at,
        attached_at: at,
        is_ready: true,
        page_count: 1,
      })
      return id
    },
    async put(store) {
      await Promise.all(bytes.map(({ storage_key, bytes: content }) => store.put(content, storage_key)))
    },
  }
}

const fileName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)

export interface Dossier {
  readonly transaction_id: number
  readonly business_id: number
  readonly business_name: string
  readonly author_id: number
  readonly requirements: readonly RequiredDocument[]
  readonly form: Form
  readonly history: History
  readonly today: PlainDate
}

export interface DossierRows {
  readonly transaction_documents: Row[]
  readonly transaction_returns: Row[]
}

/** What was attached to a transaction, what was returned and answered, and what the evaluator said of each. */
export function dossierRows(dossier: Dossier, files: DemoFiles): DossierRows {
  const { history, requirements } = dossier
  const rows: DossierRows = { transaction_documents: [], transaction_returns: [] }
  const filed = history.steps.find(({ row }) => row.from === Status.draft && row.to !== Status.deleted)
  const asked = requirements.filter(({ mandatory }) => mandatory)
  // Half a draft is attached.
  const attached = filed ? asked : asked.slice(0, Math.ceil(asked.length / 2))
  const lacks = missingDocument(dossier)
  const examined = history.steps.find(({ row }) => isVerdict(row.from, row.action))
  const there = attached.filter(({ code }) => code !== lacks?.code)
  const said = history.steps.find(({ row }) => row.action === 'return-to-client')?.remarks ?? ''
  const meant = there.find(({ name }) => isAbout(said, name)) ?? there[0]
  for (const document of there) addDocument(rows, dossier, document, document === meant, examined, files)
  return rows
}

/** The evaluator has looked at every document when the transaction leaves the desk. */
const isVerdict = (from: Status | null, action: string) =>
  from === Status.lockedForEvaluation && /^(endorse|refer|accept|propose|reject|serve|recommend)/.test(action)

function addDocument(
  rows: DossierRows,
  dossier: Dossier,
  document: RequiredDocument,
  is_meant: boolean,
  examined: PastStep | undefined,
  files: DemoFiles,
): void {
  const { form, history, transaction_id, author_id, today } = dossier
  const [created] = history.steps
  const opened_on = manilaDay(ensure(created, 'the step that made the draft').at)
  const owner = { business_id: dossier.business_id, business_name: dossier.business_name, user_id: author_id }
  const returned = is_meant ? history.steps.find(({ row }) => row.action === 'return-to-client') : undefined
  const answered = is_meant ? history.steps.find(({ row }) => row.action === 'resubmit') : undefined
  const accepted = {
    decision: 'accepted',
    remark: '',
    decided_by: examined?.by ?? null,
    decided_at: examined?.at ?? null,
  }
  const undecided = { decision: null, remark: '', decided_by: null, decided_at: null }
  const line = {
    transaction_id,
    requirement_code: document.code,
    expires_on: dayInForm(document, form) ?? (document.day && dayOnFace(document, { opened_on, today })),
    uploaded_by: author_id,
  }
  const first = {
    ...line,
    file_id: files.fileOf(owner, document.name, ensure(created, 'the step that made the draft').at),
    version_no: 1,
    round: 0,
    uploaded_at: ensure(created, 'the step that made the draft').at,
  }
  if (!returned) {
    rows.transaction_documents.push({ ...first, is_current: true, ...(examined ? accepted : undecided) })
    return
  }

  const verdict = { decision: 'returned', remark: returned.remarks, decided_by: returned.by, decided_at: returned.at }
  rows.transaction_documents.push({ ...first, is_current: !answered, ...verdict })
  rows.transaction_returns.push({
    transaction_id,
    round: 1,
    kind: 'document',
    code: document.code,
    label: document.name,
    remark: returned.remarks,
    marked_by: returned.by,
    marked_at: returned.at,
    sent_at: returned.at,
    answered_at: answered?.at ?? null,
    answer: answered ? 'A corrected copy is attached.' : '',
  })
  if (!answered) return
  const second = {
    ...line,
    file_id: files.fileOf(owner, `${document.name}, corrected`, answered.at),
    version_no: 2,
    round: 1,
  }
  rows.transaction_documents.push({
    ...second,
    uploaded_at: answered.at,
    is_current: true,
    ...(examined ? accepted : undecided),
  })
}

/** What ends is in force still today; when the draft was opened a fiscal year was audited, and what was filed lay behind. */
function dayOnFace(
  { day, expiry_label }: RequiredDocument,
  { opened_on, today }: { readonly opened_on: PlainDate; readonly today: PlainDate },
): PlainDate {
  if (/fiscal year/.test(expiry_label)) return plainDate(`${lastAuditedYear(opened_on)}-12-31`)
  return day === 'past' ? addDays(opened_on, -60) : addDays(today, 220)
}
