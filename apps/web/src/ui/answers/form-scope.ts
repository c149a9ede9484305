import type { Agency } from '@lading/domain/transactions/agency'
import type { Scope, ScopeFlags } from '@lading/domain/transactions/scope'
import { createContext, useContext } from 'react'

/** Where the business form stands inside a larger one, and which of its answers may be given now. */
export interface FormScope {
  /** What stands before each name: `business.` where the profile is a part of the values, '' where it is all of them. */
  readonly at: string
  /** Whether an answer may be changed; names are those of the profile (`tin`, `officers.0.name`). All of them if left out. */
  readonly isOpen: (path: string) => boolean
  /** What to say under an answer besides its help: why it was returned, a doubt. */
  readonly noteOf: (path: string) => string | undefined
  /** The transaction whose form it is, where a question's choices depend on it. */
  readonly transaction_id?: number | undefined
  /** By what its scopes are asked; absent where the form asks none. */
  readonly scopes?: ScopesAsked | undefined
}

/** Which scopes an agency accredits, which of them are held, and what capital each needs; amounts are decimal text. */
export interface ScopesAsked {
  readonly agency: Agency
  readonly held: ScopeFlags | null
  readonly minimums: Readonly<Partial<Record<Scope, string>>>
  /** The page where an accreditation is surrendered that keeps no scope. */
  readonly surrendered_at?: string
}

const all: FormScope = { at: '', isOpen: () => true, noteOf: () => undefined }
const Scope = createContext<FormScope>(all)

export const ScopeOfForm = Scope.Provider
export const wholeForm = (given: Partial<FormScope>): FormScope => ({ ...all, ...given })

/** The scope of the business form around a part of it. */
export const useFormScope = (): FormScope => useContext(Scope)
