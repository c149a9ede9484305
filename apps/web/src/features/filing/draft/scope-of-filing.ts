import { paths } from '@lading/contract/addresses/paths'
import type { Filing } from '@lading/contract/filing/filing'
import { wholeForm, type FormScope } from '#ui/answers/form-scope.ts'
import { noteIn, type DraftContext } from './note-in.ts'

/** In what the questions of a filing stand: what is said beside them, and by what its scopes are asked. */
export const scopeOfFiling = (filing: Filing, known: DraftContext): FormScope =>
  wholeForm({
    noteOf: noteIn(filing, known),
    transaction_id: filing.transaction_id,
    scopes: {
      agency: filing.agency,
      held: filing.held,
      minimums: filing.limits.capital,
      surrendered_at: paths.business(filing.business_id),
    },
  })
