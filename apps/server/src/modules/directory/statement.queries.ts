import type { Verdict } from '@lading/contract/directory'
import { certificateRequestForm } from '@lading/contract/forms/certificate-request'
import { formatDay } from '@lading/domain/dates/format'
import { manilaDay } from '@lading/domain/dates/manila'
import { kindsWhere, type DocumentKind } from '@lading/domain/documents/document-kinds'
import type { Agency } from '@lading/domain/transactions/agency'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database'

const statements = kindsWhere(({ public_page }) => public_page?.shows === 'statement')

/** What a certified true copy says of its original. */
const CopiedOriginal = z.object({
  original: z.object({ name: z.string(), number: z.string(), sha256: z.string() }),
})

/** The letter, one paragraph a line, as it was signed. */
const SignedLetter = z.object({ body: z.array(z.string()) })

type Stated = Pick<
  Verdict,
  | 'standing'
  | 'heading'
  | 'sentence'
  | 'kind'
  | 'number'
  | 'business_name'
  | 'original'
  | 'statement'
  | 'replaced_by_slug'
  | 'issued_on'
> & { readonly agency: Agency }

/** What the agency certified of a business: genuine as issued, whatever became of the business since. */
export async function statementOf(db: Db, slug: string): Promise<Stated | undefined> {
  const row = await db
    .selectFrom('issued_documents as d')
    .innerJoin('transactions as t', 't.id', 'd.transaction_id')
    .innerJoin('businesses as b', 'b.id', 't.business_id')
    .leftJoin('issued_documents as later', 'later.id', 'd.replaced_by')
    .select([
      'd.kind',
      'd.number',
      'd.standing',
      'd.payload',
      sql<string | null>`t.form ->> 'kind'`.as('certifies'),
      'd.issued_at',
      't.agency',
      'b.name',
      'later.slug',
      'later.number as later',
      'later.issued_at as replaced_at',
    ])
    .where('d.slug', '=', slug)
    .where('d.kind', 'in', statements)
    .where('d.standing', 'in', ['issued', 'replaced', 'suspended'])
    .executeTakeFirst()
  if (!row) return undefined
  const original = CopiedOriginal.safeParse(row.payload).data?.original ?? null
  const issued_on = row.issued_at ? manilaDay(row.issued_at) : null
  return {
    ...wordsFor(row.standing, { ...row, day: issued_on && formatDay(issued_on), is_copy: original !== null }),
    kind: row.kind as DocumentKind, // of `statements`
    number: row.number,
    business_name: row.name,
    agency: row.agency,
    original,
    statement: row.standing === 'issued' ? letterOf(row) : null,
    replaced_by_slug: row.slug,
    issued_on,
  }
}

/** Whoever reads this has the address from the paper, which says the same; an altered text is found by comparing. */
function letterOf({ payload, certifies }: { payload: unknown; certifies: string | null }): Verdict['statement'] {
  const letter = SignedLetter.safeParse(payload)
  if (!letter.success) return null
  const asked = certificateRequestForm.fields.kind.choices.find(({ value }) => value === certifies)
  return { certifies: asked?.label ?? '', body: letter.data.body }
}

interface Told {
  readonly day: string | null
  readonly later: string | null
  readonly replaced_at: Date | null
  readonly is_copy: boolean
}

function wordsFor(document_standing: string, { day, later, replaced_at, is_copy }: Told) {
  if (document_standing === 'replaced')
    return {
      standing: 'replaced' as const,
      heading: 'Replaced',
      sentence: `Replaced${replaced_at ? ` on ${formatDay(manilaDay(replaced_at))}` : ''}: the agency issued it again as ${later}. Use the later one.`,
    }
  if (document_standing === 'suspended')
    return {
      standing: 'being-corrected' as const,
      heading: 'Being corrected',
      sentence: 'The agency is correcting this document. Wait for the corrected one.',
    }
  return {
    standing: 'current' as const,
    heading: 'Genuine',
    sentence: is_copy
      ? `The agency certified this copy${day ? ` on ${day}` : ''}. Scan the code of the original to check whether it is still valid.`
      : `The agency issued this certification${day ? ` on ${day}` : ''}. It states the facts as of that day.`,
  }
}
