import type { AnswerConflict, AnswerPatch, Filing, SavedAnswers } from '@lading/contract/filing/filing'
import { answerAt, isSameAnswer, type Form } from '@lading/domain/filing/form-path'
import type { DraftQueue } from './draft-queue.ts'
import { answersOf, changesBetween, formOf, withChanges, type Change } from './draft-form.ts'
import type { KeeperState } from './keeper-state.ts'
import { PendingAnswers } from './pending-answers.ts'
import { saveFailureOf } from './save-failure.ts'

interface Needs {
  readonly filing: Filing
  readonly queue: DraftQueue
  /** The answers on the screen, tidied; what cannot be kept stands as it is known. */
  readonly answers: (known: Form) => Form
  /** Puts answers on the screen that came from elsewhere. */
  readonly put: (name: string, value: unknown) => void
  readonly send: (patch: AnswerPatch[]) => Promise<SavedAnswers>
  readonly onState: (state: KeeperState) => void
  readonly onFiling: (filing: Filing) => void
}

const AFTER_TYPING = 800 // milliseconds
const AFTER_LEAVING_A_FIELD = 50
const TRY_AGAIN_AFTER = 5_000

/** Keeps a draft saved while it is typed: answer by answer, through a lost network, an ended session and a second tab. */
export class DraftKeeper {
  #needs: Needs
  #known: Form
  #version: number
  #state: KeeperState
  #typed = new PendingAnswers()
  #timer: ReturnType<typeof setTimeout> | undefined
  #sending: Promise<void> | undefined
  #onItsWay: readonly AnswerPatch[] = []
  #stopped = false
  /** Answers from elsewhere are put on the screen, one by one; what stands there meanwhile was not typed. */
  #isShowing = false

  constructor(needs: Needs) {
    this.#needs = needs
    this.#known = answersOf(needs.filing)
    this.#version = needs.filing.form_version
    this.#state = { saving: { kind: 'saved', at: needs.filing.saved_at }, conflicts: [], errors: {} }
  }

  /** Brings back what an earlier visit typed and could not save. Resolves to how many answers that were. */
  async restore(): Promise<number> {
    const kept = (await this.#needs.queue.read()).filter(
      ({ path, value }) => !isSameAnswer(answerAt(this.#known, path), value),
    )
    if (kept.length === 0 || this.#stopped) return 0
    for (const { path, base, sent } of kept) {
      // What this person sent before the page went is no answer of somebody else.
      const arrived = sent !== undefined && isSameAnswer(answerAt(this.#known, path), sent)
      this.#typed.startFrom(path, arrived ? sent : base)
    }
    this.#show(withChanges(this.#needs.answers(this.#known), kept))
    this.#later(0)
    return kept.length
  }

  /** Something was typed. */
  changed(): void {
    if (this.#isShowing) return
    const pending = this.#pending()
    if (pending.length === 0 || this.#state.saving.kind === 'closed') return
    void this.#needs.queue.keep(pending, [])
    if (this.#state.saving.kind !== 'kept') this.#tell({ saving: { kind: 'saving' } })
    this.#later(AFTER_TYPING)
  }

  /** A field was left: what is in it can go now. */
  left(): void {
    if (this.#pending().length > 0) this.#later(AFTER_LEAVING_A_FIELD)
  }

  /** The page goes, perhaps for good. */
  going(): void {
    const sentFor = (path: string) => this.#onItsWay.find((patch) => patch.path === path)
    this.#needs.queue.keepAtOnce(
      this.#pending().map((patch) => {
        const sent = sentFor(patch.path)
        return sent ? { ...patch, sent: sent.value } : patch
      }),
    )
  }

  /** Sends what is pending; resolves when the server has answered, to whether everything is saved. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#sending
    if (this.#state.saving.kind === 'closed') return false
    const patch = this.#pending().filter(({ path }) => !this.#state.conflicts.some((one) => one.path === path))
    if (patch.length > 0) {
      this.#sending = this.#send(patch)
      await this.#sending
    }
    return this.#pending().length === 0
  }

  /** The filing as somebody else, or another act, has made it. */
  refresh(filing: Filing): void {
    if (filing.form_version >= this.#version) this.#absorb(filing, [])
  }

  /** In a conflict: this person's answer goes over theirs. */
  keepMine(conflict: AnswerConflict): void {
    this.#typed.startFrom(conflict.path, conflict.theirs)
    this.#settle(conflict)
    this.#later(0)
  }

  /** In a conflict: theirs stays, and stands on the screen. */
  takeTheirs(conflict: AnswerConflict): void {
    this.#typed.forget(conflict.path)
    this.#settle(conflict)
    this.#show(withChanges(this.#needs.answers(this.#known), [{ path: conflict.path, value: conflict.theirs }]))
    void this.#needs.queue.keep([], [conflict.path])
  }

  /** The draft is gone: what was typed and not saved goes with it. */
  drop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    void this.#needs.queue.keep(
      [],
      this.#pending().map(({ path }) => path),
    )
    this.#tell({ saving: { kind: 'closed', why: 'The draft was deleted.' } })
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    if (this.#state.saving.kind !== 'closed' && this.#pending().length > 0) void this.flush()
  }

  #changes(): Change[] {
    return changesBetween(formOf(this.#needs.filing), this.#known, this.#needs.answers(this.#known))
  }

  #pending(): AnswerPatch[] {
    return this.#typed.of(this.#changes(), this.#known)
  }

  async #send(patch: AnswerPatch[]): Promise<void> {
    this.#tell({ saving: { kind: 'saving' } })
    this.#onItsWay = patch
    try {
      const { filing, saved, errors } = await this.#needs.send(patch)
      this.#acknowledge(filing, saved, patch, errors, [])
    } catch (error) {
      this.#failed(error, patch)
    } finally {
      this.#sending = undefined
      this.#onItsWay = []
    }
  }

  #acknowledge(
    filing: Filing,
    saved: readonly string[],
    sent: readonly AnswerPatch[],
    errors: Readonly<Record<string, string>>,
    conflicts: readonly AnswerConflict[],
  ): void {
    const done = sent.filter(({ path }) => saved.includes(path))
    this.#absorb(filing, done)
    const still = this.#state.conflicts.filter((one) => !sent.some(({ path }) => path === one.path))
    this.#tell({ errors, conflicts: [...still, ...conflicts], saving: { kind: 'saved', at: filing.saved_at } })
    const pending = this.#pending()
    const settled = saved.filter((path) => !pending.some((patch) => patch.path === path))
    void this.#needs.queue.keep(pending, settled)
    // What was typed while this was on its way.
    if (pending.some(({ path }) => !(path in errors) && !this.#state.conflicts.some((one) => one.path === path)))
      this.#later(AFTER_TYPING)
  }

  /** Takes over what the server holds, but not over what is typed and not saved yet. */
  #absorb(filing: Filing, done: readonly AnswerPatch[]): void {
    const isDone = ({ path, value }: Change) => done.some((one) => one.path === path && isSameAnswer(one.value, value))
    const unsaved = this.#changes().filter((change) => !isDone(change))
    this.#known = answersOf(filing)
    this.#version = filing.form_version
    // Typed on while it was on its way: what was sent is what stood there.
    for (const { path } of done) this.#typed.startFrom(path, answerAt(this.#known, path))
    this.#show(withChanges(this.#known, unsaved))
    this.#needs.onFiling(filing)
  }

  #show(wanted: Form): void {
    const shown = this.#needs.answers(this.#known)
    this.#isShowing = true
    for (const name of Object.keys(wanted)) {
      if (!isSameAnswer(shown[name], wanted[name])) this.#needs.put(name, wanted[name])
    }
    this.#isShowing = false
  }

  #failed(error: unknown, patch: readonly AnswerPatch[]): void {
    const failure = saveFailureOf(error)
    if (failure.kind === 'conflict') {
      const { filing, saved, errors, conflicts } = failure.outcome
      return this.#acknowledge(filing, saved, patch, errors, conflicts)
    }
    const { kind, why } = failure
    this.#tell({ saving: { kind, why } })
    if (kind === 'kept' && failure.isTriedAgain) this.#later(TRY_AGAIN_AFTER)
  }

  #settle({ path }: AnswerConflict): void {
    this.#tell({ conflicts: this.#state.conflicts.filter((one) => one.path !== path) })
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void this.flush(), milliseconds)
  }

  #tell(changes: Partial<KeeperState>): void {
    this.#state = { ...this.#state, ...changes }
    if (!this.#stopped) this.#needs.onState(this.#state)
  }
}
