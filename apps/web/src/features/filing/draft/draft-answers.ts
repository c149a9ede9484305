import type { AnswerPatch, Filing } from '@lading/contract/filing/filing'
import { answerAt, isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import { answersOf, changesBetween, formOf, withChanges, type Change } from './draft-form.ts'
import type { KeptAnswer } from './draft-queue.ts'
import { PendingAnswers } from './pending-answers.ts'

export interface DraftScreen {
  readonly filing: Filing
  /** The answers on the screen, tidied; what cannot be kept stands as it is known. */
  readonly answers: (known: Form) => Form
  /** Puts answers on the screen that came from elsewhere. */
  readonly put: (name: string, value: unknown) => void
}

/** The answers on the screen beside those that the server holds: what was typed is what they differ in. */
export class DraftAnswers {
  #screen: DraftScreen
  #known: Form
  #version: number
  #typed = new PendingAnswers()
  /** Answers from elsewhere are put on the screen, one by one; what stands there meanwhile was not typed. */
  #isShowing = false

  constructor(screen: DraftScreen) {
    this.#screen = screen
    this.#known = answersOf(screen.filing)
    this.#version = screen.filing.form_version
  }

  get isShowing(): boolean {
    return this.#isShowing
  }

  /** Whether a filing is at least as new as what is known of it. */
  isCurrent({ form_version }: Filing): boolean {
    return form_version >= this.#version
  }

  /** What was typed and is not saved. */
  pending(): AnswerPatch[] {
    return this.#typed.of(this.#changes(), this.#known)
  }

  /** Whether the server holds this answer already. */
  isKnown({ path, value }: KeptAnswer): boolean {
    return isSameAnswer(answerAt(this.#known, path), value)
  }

  /** Shows what an earlier visit typed and could not save. Returns how many answers that were. */
  bringBack(kept: readonly KeptAnswer[]): number {
    const unsaved = kept.filter((one) => !this.isKnown(one))
    for (const { path, base, sent } of unsaved) {
      // What this person sent before the page went is no answer of somebody else.
      const arrived = sent !== undefined && isSameAnswer(answerAt(this.#known, path), sent)
      this.#typed.startFrom(path, arrived ? sent : base)
    }
    if (unsaved.length > 0) this.#show(withChanges(this.#screen.answers(this.#known), unsaved))
    return unsaved.length
  }

  /** Takes over what the server holds, but not over what is typed and not saved yet. */
  absorb(filing: Filing, done: readonly AnswerPatch[]): void {
    const isDone = ({ path, value }: Change) => done.some((one) => one.path === path && isSameAnswer(one.value, value))
    const unsaved = this.#changes().filter((change) => !isDone(change))
    this.#known = answersOf(filing)
    this.#version = filing.form_version
    // Typed on while it was on its way: what was sent is what stood there.
    for (const { path } of done) this.#typed.startFrom(path, answerAt(this.#known, path))
    this.#show(withChanges(this.#known, unsaved))
  }

  /** This person's answer goes over what somebody else has put there. */
  keepOver(path: string, theirs: unknown): void {
    this.#typed.startFrom(path, theirs)
  }

  /** Shows an answer that was saved elsewhere in place of what was typed. */
  take(path: string, theirs: unknown): void {
    this.#typed.forget(path)
    this.#show(withChanges(this.#screen.answers(this.#known), [{ path, value: theirs }]))
  }

  #changes(): Change[] {
    return changesBetween(formOf(this.#screen.filing), this.#known, this.#screen.answers(this.#known))
  }

  #show(wanted: Form): void {
    const shown = this.#screen.answers(this.#known)
    this.#isShowing = true
    for (const name of Object.keys(wanted)) {
      if (!isSameAnswer(shown[name], wanted[name])) this.#screen.put(name, wanted[name])
    }
    this.#isShowing = false
  }
}
