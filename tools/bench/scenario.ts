import type { Question } from './load.ts'

/** Who asks the portal; their sessions are opened before the measurement. */
export type Asker = 'visitor' | 'evaluator' | 'administrator' | 'customer'
export type ApiCall = Pick<Question, 'method' | 'path' | 'body'>

/** The same question to the portal and to the floor, and the plain SQL that says what is right. */
export interface Scenario {
  readonly name: string
  readonly as: Asker
  readonly portal: (facts: Facts) => ApiCall
  readonly floor?: (facts: Facts) => string
  /** Columns `id`, in the page's order, and on each row `total`. */
  readonly right?: (facts: Facts) => string
  /** Beyond this the portal does not count. */
  readonly most?: number
  /** The column of the portal's rows that holds the id. */
  readonly id?: string
}

/** What depends on the data: how long the lists are, and something that is in them. */
export interface Facts {
  readonly listed: number
  readonly in_force: number
  /** How many were ever submitted to the sea agency, how many accreditations it gave, and how many customers there are. */
  readonly filed: number
  readonly given: number
  readonly customers: number
  /** A reference in the list of evaluation. */
  readonly reference: string
  readonly slug: string
  /** A filing for which the customer acts, at the end of the line for evaluation. */
  readonly waiting: number
  /** An evaluator on whose desk something lies. */
  readonly desk: number
}

export const PAGE = 10
export const list = (name: string, body: object): ApiCall => ({ method: 'POST', path: `/api/lists/${name}`, body })
/** How many rows stand before the last page. */
export const beforeLast = (total: number, size = PAGE) => (lastPage(total, size) - 1) * size
export const lastPage = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
