import type { TransactionDetail } from '@lading/contract/evaluation'

/** What is said to the client about one answer, or one line of a report. */
export interface AnswerMark {
  /** Marked in this round and not sent yet; '' where it is not. */
  readonly remark: string
  /** The last time it was asked before, with what the client wrote. */
  readonly asked: { readonly round: number; readonly remark: string; readonly answer: string } | undefined
}

/** The marks on one answer, by its path in the form (`tin`, `officers.k1.name`), or on one line (`lanes.12`). */
export function markOn({ returns }: Pick<TransactionDetail, 'returns'>, path: string): AnswerMark {
  const mine = returns.filter(({ kind, code }) => kind !== 'document' && code === path)
  return {
    remark: mine.find(({ is_sent }) => !is_sent)?.remark ?? '',
    asked: mine.filter(({ is_sent }) => is_sent).at(-1),
  }
}
