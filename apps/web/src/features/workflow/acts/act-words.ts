import type { TransactionDetail } from '@lading/contract/evaluation'
import type { OfferedAct } from '@lading/contract/workflow'
import { actionRow, type ActionKey } from '@lading/domain/workflow/actions/actions'
import {
  IconArrowBackUp,
  IconArrowsSplit,
  IconCalendarPlus,
  IconCash,
  IconCertificate,
  IconCheck,
  IconGavel,
  IconHandStop,
  IconListCheck,
  IconLock,
  IconLockOpen,
  IconPackage,
  IconPencil,
  IconPrinter,
  IconReceipt2,
  IconReceiptOff,
  IconSend2,
  IconThumbDown,
  type Icon,
} from '@tabler/icons-react'
import { listText } from '#lib/format.ts'

/** The picture of each act that has one of its own. */
export const icons: Partial<Record<ActionKey, Icon>> = {
  'route-assign': IconArrowsSplit,
  reassign: IconArrowsSplit,
  'lock-start-evaluation': IconLock,
  'lock-resume-evaluation': IconLock,
  lock: IconLock,
  'start-revision': IconPencil,
  'take-over': IconHandStop,
  'release-lock': IconLockOpen,
  'release-lock-resubmitted': IconLockOpen,
  'mark-incomplete-preliminary-assessment': IconListCheck,
  'mark-incomplete': IconListCheck,
  'return-to-client': IconArrowBackUp,
  'extend-deadline': IconCalendarPlus,
  'return-for-revision': IconArrowBackUp,
  'return-assessment-basis': IconArrowBackUp,
  'return-for-data-error': IconArrowBackUp,
  'do-not-concur': IconArrowBackUp,
  'endorse-for-review': IconSend2,
  'resubmit-for-review': IconSend2,
  'return-to-recommending-stage': IconSend2,
  'endorse-for-payment': IconSend2,
  'endorse-without-payment': IconSend2,
  'propose-disapproval': IconThumbDown,
  'recommend-propose-disapproval': IconThumbDown,
  'confirm-disapproval': IconThumbDown,
  'confirm-disapproval-type-12': IconThumbDown,
  'propose-disapproval-type-12': IconThumbDown,
  'reject-request': IconThumbDown,
  'reject-request-types-3-11': IconThumbDown,
  'issue-order-of-payment': IconReceipt2,
  'nothing-due': IconReceipt2,
  'withdraw-order-of-payment': IconReceiptOff,
  'upload-proof-post-over-the-counter-payment': IconCash,
  'pay-online-over-the-counter': IconCash,
  'validate-payment': IconCheck,
  'reject-payment': IconReceiptOff,
  'recommend-approval': IconSend2,
  approve: IconGavel,
  'generate-certificate': IconCertificate,
  'print-seal': IconPrinter,
  'mark-ready-for-pickup': IconPackage,
  'release-to-claimant': IconPackage,
}

/** The one act that is a filled button: the usual step onward, else what this desk most likely came for; perhaps none. */
export function primaryOf(acts: readonly OfferedAct[]): OfferedAct | undefined {
  const usual = acts.find(({ is_usual }) => is_usual)
  return usual ?? acts.find(({ action }) => actionRow(action).filled_otherwise)
}

/** Done by the click: it asks nothing, decides nothing and can be taken back. */
export function isDoneAtOnce({ action, questions }: OfferedAct): boolean {
  return questions.length === 0 && actionRow(action).at_once === true
}

/** Wears the colour of what is hard to take back. */
export const isDestructive = ({ action }: Pick<OfferedAct, 'action'>) => actionRow(action).danger === true

/** A line under the button: what the act is about. */
export function hintOf({ action }: Pick<OfferedAct, 'action'>, transaction: TransactionDetail): string {
  if (action === 'return-to-client') return markedText(transaction)
  if (action === 'print-seal') return printHints[transaction.delivery]
  return ''
}

const printHints: Readonly<Record<TransactionDetail['delivery'], string>> = {
  electronic: 'It is issued without printing: the client downloads it.',
  pickup: 'Print what stands under “Issued documents”, and seal it.',
}

/** `2 documents, 1 answer and 3 lines marked`. */
function markedText(transaction: TransactionDetail): string {
  const { documents, answers, lines } = marksOf(transaction)
  const text = listText([
    counted(documents.length, 'document'),
    counted(answers.length, 'answer'),
    counted(lines.length, 'line'),
  ])
  return text && `${text} marked`
}

/** What goes back to the client: returned documents, marked answers and marked lines, each with its remark. */
export function marksOf({ checklist, returns }: TransactionDetail) {
  const documents = checklist.flatMap(({ code, name, files }) =>
    files
      .filter(({ decision }) => decision === 'returned')
      .map(({ id, remark }) => ({ key: `${code}-${id}`, label: name, remark })),
  )
  const marked = (of: 'field' | 'line') =>
    returns
      .filter(({ kind, is_sent }) => kind === of && !is_sent)
      .map(({ id, label, remark }) => ({ key: `${of}-${id}`, label, remark }))
  return { documents, answers: marked('field'), lines: marked('line') }
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
}
