import { formatDay } from '../dates/format.ts'
import type { PlainDate } from '../dates/plain-date.ts'
import { peso } from '../payments/money.ts'
import { Status } from '../transactions/status.ts'
import { typeLabels } from '../transactions/labels.ts'
import type { TransactionType } from '../transactions/transaction-type.ts'
import { lowered } from '../workflow/notices/notice-words.ts'

/** What stands against filing a renewal: a report not filed, one not answered after a return, a penalty not paid. */
export const arrearKinds = ['not-filed', 'not-answered', 'not-paid'] as const
export type ArrearKind = (typeof arrearKinds)[number]

/** One thing that a business is in arrears with. */
export interface Arrear {
  /** Names it among the arrears of its business; stays the same while it stands. */
  readonly key: string
  readonly kind: ArrearKind
  readonly type: TransactionType
  /** The report's reference; null where none was begun. */
  readonly reference: string | null
  /** The day that passed; null of a penalty. */
  readonly due_on: PlainDate | null
  /** Decimal text; null where nothing is assessed. */
  readonly amount: string | null
  /** Of the report; null where none was begun. */
  readonly status: Status | null
}

const keyWords = { 'not-filed': 'report', 'not-answered': 'answer', 'not-paid': 'penalty' } as const

/** Its key: by the obligation where the report is not filed, else by the transaction of the report. */
export const arrearKey = (kind: ArrearKind, id: number): string => `${keyWords[kind]}-${id}`

/** Its name, as its business, the approving officer and the record read it. */
export function arrearName({ kind, type, reference, due_on, amount, status }: Omit<Arrear, 'key'>): string {
  const report = reference ? `${typeLabels[type]} ${reference}` : typeLabels[type]
  const since = due_on ? formatDay(due_on) : ''
  if (kind === 'not-filed') return `${report}, due ${since}, not filed`
  if (kind === 'not-answered') return `${report}, returned, not answered by ${since}`
  const paid = status === Status.forPaymentValidation ? 'paid, not validated yet' : 'not paid'
  return `Penalty for ${lowered(report)}${amount ? `, ${peso(amount)}` : ''}, ${paid}`
}

const settlements: Readonly<Record<ArrearKind, string>> = {
  'not-filed': 'File the report',
  'not-answered': 'Answer what was returned',
  'not-paid': 'Pay the penalty',
}

/** How it is settled, the word on the way to it; a penalty is paid once its order is out, and until the cashier has it. */
export const arrearSettlement = (kind: ArrearKind, status: Status | null): string =>
  kind === 'not-paid' && status !== Status.forPayment ? 'See the penalty' : settlements[kind]

/** Those that no answer of the agency waived. */
export const arrearsLeft = <A extends Pick<Arrear, 'key'>>(arrears: readonly A[], waived: ReadonlySet<string>): A[] =>
  arrears.filter(({ key }) => !waived.has(key))
