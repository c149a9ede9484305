import { sql } from 'kysely'

/** The address of the main certificate that stands for an accreditation now; null where none does. Part of a statement. */
export const certificateSlug = (accreditation_id: 'a.id') => sql<string | null>`(
  select slug from issued_documents
  where accreditation_id = ${sql.ref(accreditation_id)} and kind = 'certificate' and standing = 'issued'
  order by id desc limit 1)`
