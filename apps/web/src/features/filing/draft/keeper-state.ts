import type { AnswerConflict } from '@lading/contract/filing/filing'

/** How the saving stands: all is with the server, on its way, kept here until it can go, or closed for good. */
export type Saving =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'saving' }
  | { readonly kind: 'kept'; readonly why: string }
  | { readonly kind: 'closed'; readonly why: string }

/** What is told of a draft that is being kept. */
export interface KeeperState {
  readonly saving: Saving
  readonly conflicts: readonly AnswerConflict[]
  /** Answers the server could not keep, by path. */
  readonly errors: Readonly<Record<string, string>>
}
