import type { Verdict } from '@lading/contract/directory'
import { z } from 'zod'
import type { Db } from '#platform/database'

const PrintedBranch = z.object({
  main_number: z.string(),
  branch: z.object({ name: z.string(), address: z.string() }),
})

interface Shown {
  readonly payload: unknown
  readonly accreditation_id: number | null
}

/** The branch of a certificate as it was printed, and the page of the main office's certificate; null of any other. */
export async function branchShown(db: Db, { payload, accreditation_id }: Shown): Promise<Verdict['branch']> {
  const printed = PrintedBranch.safeParse(payload).data
  if (!printed) return null
  const main = await db
    .selectFrom('issued_documents')
    .select('slug')
    .where('accreditation_id', '=', accreditation_id)
    .where('kind', '=', 'certificate')
    .where('standing', '=', 'issued')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return { ...printed.branch, main_number: printed.main_number, main_slug: main?.slug ?? null }
}

/** The branches that an accreditation covers today, each with its certificate. */
export async function branchesShown(db: Db, accreditation_id: number | null): Promise<Verdict['branches']> {
  const rows = await db
    .selectFrom('branch_accreditations as c')
    .innerJoin('business_branches as b', 'b.id', 'c.branch_id')
    .innerJoin('issued_documents as d', (join) =>
      join.onRef('d.branch_accreditation_id', '=', 'c.id').on('d.standing', '=', 'issued'),
    )
    .select(['d.number', 'd.slug', 'd.payload'])
    .where('c.accreditation_id', '=', accreditation_id)
    .where('b.closed_on', 'is', null)
    .orderBy('c.position')
    .execute()
  return rows.map(({ payload, ...row }) => ({ ...PrintedBranch.parse(payload).branch, ...row }))
}
