import type { AnswerPatch } from '@lading/contract/filing/filing'
import { answerAt, type Form } from '@lading/domain/filing/form-path'
import type { Change } from './draft-form.ts'

/** What was typed and is not saved yet, each with what stood there when the person began to change it. */
export class PendingAnswers {
  #bases = new Map<string, unknown>()

  /** The changes as they are sent; a base is forgotten once its answer is as the server has it. */
  of(changes: readonly Change[], known: Form): AnswerPatch[] {
    const paths = new Set(changes.map(({ path }) => path))
    for (const path of this.#bases.keys()) if (!paths.has(path)) this.#bases.delete(path)
    return changes.map(({ path, value }) => {
      if (!this.#bases.has(path)) this.#bases.set(path, answerAt(known, path))
      return { path, value, base: this.#bases.get(path) }
    })
  }

  /** From now on this is what stood there. */
  startFrom(path: string, base: unknown): void {
    this.#bases.set(path, base)
  }

  /** What the server has stands there. */
  forget(path: string): void {
    this.#bases.delete(path)
  }
}
