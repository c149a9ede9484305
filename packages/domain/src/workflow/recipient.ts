import type { Desk } from './who.ts'

/** Who is told of a move: the business, a desk of the agency, or one person of the case. */
export type Told = 'CUS' | Desk | 'processor' | 'former-processor' | 'lock-holder' | 'former-lock-holder'
