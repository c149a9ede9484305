import { formOfType } from '@lading/contract/transaction-types'
import { useTransaction } from '../open-transaction.ts'
import { CorrectButton } from './CorrectButton.tsx'
import { correctableAt, isCorrected } from './corrections.ts'
import { MarkButton } from './MarkButton.tsx'
import { type Markable } from './markable.ts'

interface Props {
  /** One answer, or those of a row. */
  readonly answers: readonly Markable[]
  /** Whose answers they are, where the labels alone do not say it. */
  readonly of?: string
}

/** What who holds the transaction may do about an answer: mark it for the client or, after approval, correct it. */
export function AnswerActs({ answers, of }: Props) {
  const open = useTransaction()
  if (!isCorrected(open)) return <MarkButton answers={answers} {...(of !== undefined && { of })} />
  const [what] = answers.flatMap(({ path }) => correctableAt(formOfType(open.transaction.type), path, of) ?? [])
  return what && <CorrectButton what={what} />
}
