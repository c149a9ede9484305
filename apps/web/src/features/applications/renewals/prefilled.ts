import type { Filing } from '@lading/contract/filing/filing'
import { answersOf } from '../../filing/draft/draft-form.ts'

/** What a renewal was prefilled with, what it says now, and what its client said of it. */
export const prefilledOf = (filing: Filing) => ({
  answers: answersOf(filing),
  register: filing.register ?? {},
  confirmed: filing.confirmed_sections,
})
