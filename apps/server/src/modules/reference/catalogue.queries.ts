import type { CatalogueRequirement } from '@lading/contract/reference'
import type { RequirementEntry } from '@lading/domain/accreditation/requirements/requirement'
import { entriesInForce } from '@lading/domain/accreditation/requirements/requirements'
import type { PlainDate } from '@lading/domain/dates/plain-date'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import type { Db } from '#platform/database'
import { requirementCatalogue } from '#platform/rule-tables'
import type { Agency } from '@lading/domain/transactions/agency'
import { agencies } from '@lading/domain/transactions/agency'

interface Wanted {
  readonly agency?: Agency | undefined
  readonly types?: readonly TransactionType[]
}

/** The catalogue in force on a day, both agencies unless one is named, in the order of the checklists. */
export async function catalogueRows(
  db: Db,
  day: PlainDate,
  { agency, types }: Wanted = {},
): Promise<CatalogueRequirement[]> {
  const entries = await requirementCatalogue(db)
  return (agency ? [agency] : agencies)
    .flatMap((one) => entriesInForce(entries, one, day) as (typeof entries)[number][])
    .map(shown)
    .filter((row) => !types || row.transaction_type_ids.some((type) => types.includes(type)))
}

function shown(entry: RequirementEntry & { id: number }): CatalogueRequirement {
  const { id, agency, code, name, help, expiry_label, max_files, answered_by, legal_basis, asked } = entry
  const transaction_type_ids = [...new Set(asked.map(({ type }) => type))].sort((one, other) => one - other)
  return { id, agency, code, name, help, expiry_label, max_files, answered_by, legal_basis, transaction_type_ids }
}
