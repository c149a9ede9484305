import type { AnswerConflict, AnswerPatch, Filing, SaveConflict, SavedAnswers } from '@lading/contract/filing/filing'
import { DraftAnswers, type DraftScreen } from './draft-answers.ts'
import type { DraftQueue } from './draft-queue.ts'
import { KeptState, type KeeperState } from './keeper-state.ts'
import { saveFailureOf } from './save-failure.ts'
import { SaveTimer } from './save-timer.ts'

interface Needs extends DraftScreen {
  readonly queue: DraftQueue
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
  #answers: DraftAnswers
  #state: KeptState
  #timer = new SaveTimer(() => void this.flush())
  #sending: Promise<void> | undefined
  #onItsWay: readonly AnswerPatch[] = []

  constructor(needs: Needs) {
    this.#needs = needs
    this.#answers = new DraftAnswers(needs)
    this.#state = new KeptState(needs.filing.saved_at, needs.onState)
  }

  /** Brings back what an earlier visit typed and could not save. Resolves to how many answers that were. */
  async restore(): Promise<number> {
    const kept = await this.#needs.queue.read()
    if (this.#timer.hasEnded) return 0
    const arrived = kept.filter((one) => this.#answers.isKnown(one)).map(({ path }) => path)
    if (arrived.length > 0) void this.#needs.queue.keep([], arrived)
    const count = this.#answers.bringBack(kept)
    if (count > 0) this.#timer.in(0)
    return count
  }

  /** Something was typed. */
  changed(): void {
    if (this.#answers.isShowing) return
    const pending = this.#answers.pending()
    if (pending.length === 0 || this.#state.kind === 'closed') return
    void this.#needs.queue.keep(pending, [])
    if (this.#state.kind !== 'kept') this.#state.set({ saving: { kind: 'saving' } })
    this.#timer.in(AFTER_TYPING)
  }

  /** A field was left: what is in it can go now. */
  left(): void {
    if (this.#answers.pending().length > 0) this.#timer.in(AFTER_LEAVING_A_FIELD)
  }

  /** The page goes, perhaps for good. */
  going(): void {
    const sentFor = (path: string) => this.#onItsWay.find((patch) => patch.path === path)
    this.#needs.queue.keepAtOnce(
      this.#answers.pending().map((patch) => {
        const sent = sentFor(patch.path)
        return sent ? { ...patch, sent: sent.value } : patch
      }),
    )
  }

  /** Sends what is pending; resolves when the server has answered, to whether everything is saved. */
  async flush(): Promise<boolean> {
    this.#timer.clear()
    while (this.#sending) await this.#sending // another that waited for it may have sent the rest
    if (this.#state.kind === 'closed') return false
    const patch = this.#state.undisputed(this.#answers.pending())
    if (patch.length > 0) {
      this.#sending = this.#send(patch)
      await this.#sending
    }
    return this.#answers.pending().length === 0
  }

  /** The filing as somebody else, or another act, has made it. */
  refresh(filing: Filing): void {
    if (this.#answers.isCurrent(filing)) this.#absorb(filing, [])
  }

  /** In a conflict: this person's answer goes over theirs. */
  keepMine(conflict: AnswerConflict): void {
    this.#answers.keepOver(conflict.path, conflict.theirs)
    this.#state.set({ conflicts: this.#state.conflictsBeside([conflict.path]) })
    this.#timer.in(0)
  }

  /** In a conflict: theirs stays, and stands on the screen. */
  takeTheirs(conflict: AnswerConflict): void {
    this.#state.set({ conflicts: this.#state.conflictsBeside([conflict.path]) })
    this.#answers.take(conflict.path, conflict.theirs)
    void this.#needs.queue.keep([], [conflict.path])
  }

  /** The draft is gone: what was typed and not saved goes with it. */
  drop(): void {
    this.#end()
    void this.#needs.queue.keep(
      [],
      this.#answers.pending().map(({ path }) => path),
    )
    this.#state.set({ saving: { kind: 'closed', why: 'The draft was deleted.' } })
  }

  /** The screen is left. Resolves once what was typed has gone, or could not go. */
  async stop(): Promise<void> {
    this.#end()
    await this.flush()
  }

  #end(): void {
    this.#state.silence()
    this.#timer.end()
  }

  async #send(patch: AnswerPatch[]): Promise<void> {
    this.#state.set({ saving: { kind: 'saving' } })
    this.#onItsWay = patch
    try {
      this.#acknowledge({ ...(await this.#needs.send(patch)), conflicts: [] }, patch)
    } catch (error) {
      this.#failed(error, patch)
    } finally {
      this.#sending = undefined
      this.#onItsWay = []
    }
  }

  #acknowledge({ filing, saved, errors, conflicts }: SaveConflict, sent: readonly AnswerPatch[]): void {
    const done = sent.filter(({ path }) => saved.includes(path))
    this.#absorb(filing, done)
    const still = this.#state.conflictsBeside(sent.map(({ path }) => path))
    this.#state.set({ errors, conflicts: [...still, ...conflicts], saving: { kind: 'saved', at: filing.saved_at } })
    const pending = this.#answers.pending()
    const settled = saved.filter((path) => !pending.some((patch) => patch.path === path))
    void this.#needs.queue.keep(pending, settled)
    // What was typed while this was on its way.
    if (this.#state.undisputed(pending).some(({ path }) => !(path in errors))) this.#timer.in(AFTER_TYPING)
  }

  #absorb(filing: Filing, done: readonly AnswerPatch[]): void {
    this.#answers.absorb(filing, done)
    this.#needs.onFiling(filing)
  }

  #failed(error: unknown, patch: readonly AnswerPatch[]): void {
    const failure = saveFailureOf(error)
    if (failure.kind === 'conflict') return this.#acknowledge(failure.outcome, patch)
    const { kind, why } = failure
    this.#state.set({ saving: { kind, why } })
    if (kind === 'kept' && failure.isTriedAgain) this.#timer.in(TRY_AGAIN_AFTER)
  }
}
