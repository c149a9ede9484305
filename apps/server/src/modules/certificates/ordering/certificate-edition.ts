import { revisedNumber } from '@lading/domain/accreditation/numbers/reference'
import { ensure } from '@lading/domain/ensure'
import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { randomSlug } from '#platform/random'

/** Whose certificate it is: that of the main office, or of one branch. */
export interface EditionOf {
  readonly accreditation_id: number
  readonly branch_accreditation_id: number | null
  /** Without the letter of a later edition. */
  readonly number: string
}

/** What tells one issue of a certificate from all others. */
export interface Edition {
  readonly number: string
  readonly version_no: number
  readonly slug: string
  readonly status_index: number
}

/**
 * The next issue of a certificate: its number with the first letter that none bears which was issued or waits to be, for
 * the letter of a draft sent back is free again; an address, and a place in the status list.
 */
export async function nextEdition(tx: Tx, whose: EditionOf): Promise<Edition> {
  const { accreditation_id, branch_accreditation_id } = whose
  const rows = await tx
    .selectFrom('issued_documents')
    .select(['version_no', 'number', 'state'])
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', branch_accreditation_id === null ? 'certificate' : 'branch-certificate')
    .where(sql<boolean>`branch_accreditation_id is not distinct from ${branch_accreditation_id}`)
    .execute()
  const borne = new Set(rows.filter(({ state }) => state !== 'void').map(({ number }) => number))
  let revisions = 0
  while (borne.has(revisedNumber(whose.number, revisions))) revisions += 1
  return {
    number: revisedNumber(whose.number, revisions),
    version_no: Math.max(0, ...rows.map(({ version_no }) => version_no)) + 1,
    slug: randomSlug(),
    status_index: await nextStatusIndex(tx),
  }
}

async function nextStatusIndex(tx: Tx): Promise<number> {
  const next = sql<{ status_index: number }>`select nextval('certificate_status_index')::int as status_index`
  return ensure((await next.execute(tx)).rows[0], 'the next index of the status list').status_index
}
