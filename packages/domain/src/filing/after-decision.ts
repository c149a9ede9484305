import { wordsOf } from '../transactions/family-words.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'

interface Decided {
  readonly type: TransactionType
  /** How the document is handed over, as it was asked: `electronic` or `pickup`. */
  readonly delivery: string
  /** Whether the approval has a document made for the client. */
  readonly makesDocument: boolean
}

/** What comes next for a client whose transaction was approved. */
export function afterApproval({ type, delivery, makesDocument }: Decided): string {
  if (!makesDocument) return 'The agency now enters it in the register. No action is needed from you.'
  const { document } = wordsOf(type)
  return delivery === 'pickup'
    ? `The ${document} is now printed. When it can be picked up, you receive the place, the hours and what to bring.`
    : `The ${document} is now being prepared. You receive an e-mail when you can download it.`
}

/** What a client does once the document is issued. */
export function afterIssue({ type, delivery }: Decided): string {
  const { document, noun } = wordsOf(type)
  const download = `You can download the ${document} now, on the page of this ${noun}.`
  return delivery === 'pickup'
    ? `${download} When the printed one can be picked up, you receive the place, the hours and what to bring.`
    : download
}

interface Released extends Decided {
  /** How the accreditation stands that it made; absent: what its family says. */
  readonly holds?: string
}

/** What holds, and what a client keeps, once all is done. */
export function afterRelease({
  type,
  delivery,
  makesDocument,
  holds = wordsOf(type).ended,
}: Released): readonly string[] {
  const { document, noun } = wordsOf(type)
  if (!makesDocument) return [holds]
  const manner = delivery === 'pickup' ? 'The electronic copy remains' : `The ${document} remains`
  return [holds, `${manner} yours to download, on the page of this ${noun}.`]
}
