import type { SignedInUser } from '@lading/contract/accounts'
import type { Filing } from '@lading/contract/filing'
import { wholeForm, type FormScope } from '#ui/answers/form-scope.ts'
import { noteIn } from './note-in.ts'

/** In what the questions of a filing stand: what is said beside them, and by what its scopes are asked. */
export const scopeOfFiling = (filing: Filing, user: SignedInUser | null): FormScope =>
  wholeForm({
    noteOf: noteIn(filing, user),
    transaction_id: filing.transaction_id,
    scopes: { agency: filing.agency, held: filing.held, minimums: filing.limits.capital },
  })
