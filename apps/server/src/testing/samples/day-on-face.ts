import { requirementCatalogue } from '@lading/domain/accreditation/requirements/requirement-catalogue'

/** A day that a document of this requirement may bear: the end of a fiscal year lies behind, that of a permit ahead. */
export const dayOnFace = (code: string, year = 2026): string =>
  requirementCatalogue.find((entry) => entry.code === code)?.day === 'past' ? `${year - 1}-12-31` : `${year + 1}-12-31`
