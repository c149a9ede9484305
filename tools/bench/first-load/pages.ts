import { paths, patternOf } from '@lading/contract/addresses/paths'
import { TransactionType } from '@lading/domain/transactions/transaction-type'

/** A page, and who opens it. */
export interface Opening {
  readonly name: string
  /** Who is signed in; a visitor where absent. */
  readonly as?: { readonly email: string; readonly audience: 'customer' | 'staff' }
  /** Its address; `:name` stands for a name, of the first row of `rows` that has it. */
  readonly path: string
  readonly rows?: { readonly call: `/${string}`; readonly method: 'GET' | 'POST'; readonly body?: object }
}

/** A kind of page: its first load is measured on one of that kind. */
export interface PageKind extends Opening {
  /** What its first load may weigh: kilobytes in all and of scripts, and how many files. */
  readonly most: { readonly kilobytes: number; readonly scripts: number; readonly requests: number }
}

const customer = { email: 'customer@lading.example', audience: 'customer' } as const
const evaluator = { email: 'evaluator.sea@lading.example', audience: 'staff' } as const
// Of one type: which of all stands first goes by the day.
const evaluated = (type: TransactionType) =>
  ({ call: '/lists/for-evaluation', method: 'POST', body: { type } }) as const

/** One of each kind. Their accounts and rows are those of the demonstration. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', most: { kilobytes: 212, scripts: 145, requests: 16 }, path: paths.home() },
  { name: 'directory', most: { kilobytes: 219, scripts: 148, requests: 19 }, path: paths.directory() },
  {
    name: 'verification',
    most: { kilobytes: 222, scripts: 150, requests: 19 },
    path: patternOf(paths.verifyAccreditation, 'slug'),
    rows: { call: '/directory', method: 'GET' },
  },
  { name: 'sign-in', most: { kilobytes: 219, scripts: 150, requests: 16 }, path: paths.login() },
  {
    name: 'customer dashboard',
    most: { kilobytes: 402, scripts: 308, requests: 55 },
    as: customer,
    path: paths.dashboard(),
  },
  {
    name: 'staff list',
    most: { kilobytes: 350, scripts: 260, requests: 38 },
    as: evaluator,
    path: paths.staffList('for-evaluation'),
  },
  {
    name: 'workflow of an application',
    most: { kilobytes: 478, scripts: 377, requests: 71 },
    as: evaluator,
    path: patternOf(paths.workflow, 'transaction_id'),
    rows: evaluated(TransactionType.newAccreditation),
  },
  {
    name: 'workflow of a report', // the heaviest: it opens with its lines or figures
    most: { kilobytes: 490, scripts: 381, requests: 80 },
    as: evaluator,
    path: patternOf(paths.workflow, 'transaction_id'),
    rows: evaluated(TransactionType.annualReport),
  },
]
