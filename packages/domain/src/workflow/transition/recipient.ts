import type { Desk } from '../who.ts'

/** Who is notified of a move: the business, a desk of the agency, or one person of the transaction. */
export type Recipient = 'CUS' | Desk | 'processor' | 'former-processor' | 'lock-holder' | 'former-lock-holder'
