/** A kind of page, with who opens it: its first load is measured on one of that kind. */
export interface PageKind {
  readonly name: string
  /** Who is signed in; a visitor where absent. */
  readonly as?: { readonly email: string; readonly audience: 'customer' | 'staff' }
  /** Its address; `:name` stands for a name that the first row of `rows` has. */
  readonly path: string
  readonly rows?: { readonly call: `/${string}`; readonly method: 'GET' | 'POST' }
}

const customer = { email: 'customer@lading.example', audience: 'customer' } as const
const evaluator = { email: 'evaluator.sea@lading.example', audience: 'staff' } as const
const evaluation = { call: '/lists/for-evaluation', method: 'POST' } as const

/** One of each kind. Their accounts and rows are those of the demonstration. */
export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/home' },
  { name: 'directory', path: '/accredited-freights-forwarder' },
  { name: 'verification', path: '/accredited-freights-forwarder/:slug', rows: { call: '/directory', method: 'GET' } },
  { name: 'sign-in', path: '/login' },
  { name: 'customer dashboard', as: customer, path: '/dashboard' },
  { name: 'staff list', as: evaluator, path: '/transactions/for-evaluation' },
  { name: 'workflow', as: evaluator, path: '/transactions/admin-workflow/:transaction_id', rows: evaluation },
]
