import { labelOfAnswer, textOfAnswer } from '@lading/contract/forms/form-answers'
import type { MovedSinceReview, Submission } from '@lading/contract/filing/submission'
import { formOfType } from '@lading/contract/transaction-types'
import type { RequiredDocument } from '@lading/domain/accreditation/requirements/requirement'
import { refused } from '#platform/problem'
import type { TransactionRow } from '#modules/workflow/transactions/transaction-row'
import { contentHash, type FiledContent } from './content-hash.ts'
import type { CurrentDocument } from './filing.queries.ts'

interface Standing {
  readonly transaction: TransactionRow
  readonly documents: readonly CurrentDocument[]
  readonly checklist: readonly RequiredDocument[]
}

/** Answers and the files of what is asked: what a filing consists of. */
export function contentOf({ transaction, documents, checklist }: Standing): FiledContent {
  const asked = new Set(checklist.map((line) => line.code))
  return {
    form: transaction.form,
    documents: documents
      .filter((document) => asked.has(document.requirement_code))
      .map(({ requirement_code, file_id, name, sha256, expires_on, has_no_day }) => ({
        requirement_code,
        file_id,
        name,
        sha256,
        expires_on,
        ...(has_no_day && { has_no_day }),
      })),
  }
}

/** Throws 409 with what differs where the filing moved since it was reviewed. */
export function requireReviewed(stands: Standing, reviewed: Pick<Submission, 'content_hash' | 'form_version'>): void {
  const content_hash = contentHash(contentOf(stands))
  if (content_hash === reviewed.content_hash) return
  const details: MovedSinceReview = {
    content_hash,
    form_version: stands.transaction.form_version,
    differences: differencesSince(stands, reviewed.form_version),
  }
  throw refused('It changed since you reviewed it. Review the changes, then submit again.', details)
}

function differencesSince(
  { transaction, documents, checklist }: Standing,
  form_version: number,
): MovedSinceReview['differences'] {
  const { form, field_versions, type } = transaction
  const asked = formOfType(type)
  return Object.entries(field_versions)
    .filter(([, version]) => version > form_version)
    .map(([path]) => {
      const code = /^documents\.(.+)$/.exec(path)?.[1]
      if (code === undefined)
        return { path, label: labelOfAnswer(asked, path, form), now: textOfAnswer(asked, path, form) }
      const names = documents.filter((file) => file.requirement_code === code).map((file) => file.name)
      const label = checklist.find((line) => line.code === code)?.name ?? code
      return { path, label, now: names.join(', ') || 'No file' }
    })
}
