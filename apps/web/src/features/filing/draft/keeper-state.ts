import type { AnswerConflict, AnswerPatch } from '@lading/contract/filing/filing'

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

/** The state of a draft, said at each change until nobody listens any more. */
export class KeptState {
  #state: KeeperState
  #onState: ((state: KeeperState) => void) | undefined

  constructor(saved_at: string, onState: (state: KeeperState) => void) {
    this.#state = { saving: { kind: 'saved', at: saved_at }, conflicts: [], errors: {} }
    this.#onState = onState
  }

  get kind(): Saving['kind'] {
    return this.#state.saving.kind
  }

  set(changes: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...changes }
    this.#onState?.(this.#state)
  }

  /** Answers over which nobody disagrees. */
  undisputed(patch: readonly AnswerPatch[]): AnswerPatch[] {
    return patch.filter(({ path }) => !this.#state.conflicts.some((one) => one.path === path))
  }

  /** The conflicts over other answers than these. */
  conflictsBeside(paths: readonly string[]): AnswerConflict[] {
    return this.#state.conflicts.filter(({ path }) => !paths.includes(path))
  }

  silence(): void {
    this.#onState = undefined
  }
}
