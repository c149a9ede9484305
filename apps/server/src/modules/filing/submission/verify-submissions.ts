import type { Fault } from '#modules/audit/verify-audit'
import { verifyDigests, type DigestedRecord } from '#modules/audit/verify-digests'
import { inPages } from '#platform/in-pages'
import { z } from 'zod'
import type { Db } from '#platform/database'
import { contentHash, FiledDocument } from '../reading/content-hash.ts'

/** As `keep-submission.ts` writes them: the digest is that of every answer, known today or not. */
const Answers = z.record(z.string(), z.unknown())
const FiledDocuments = z.array(FiledDocument)

/** Finds what was filed and changed, added or deleted since, beside the acts of the portal. */
export async function verifySubmissions(db: Db): Promise<Fault[]> {
  return verifyDigests(db, 'submission', submissions(db))
}

async function* submissions(db: Db): AsyncGenerator<DigestedRecord[]> {
  const read = (after: number, limit: number) =>
    db
      .selectFrom('transaction_submissions')
      .select(['id', 'transaction_id', 'round', 'at', 'form', 'documents'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
  for await (const page of inPages(read)) {
    yield page.map(({ transaction_id, round, at, form, documents }) => {
      const content = { form: Answers.parse(form), documents: FiledDocuments.parse(documents) }
      return { transaction_id, name: String(round), digest: contentHash(content), at }
    })
  }
}
