import { sql, type Expression, type RawBuilder } from 'kysely'

/** Whether the account of a column has an authenticator app that was confirmed. */
export const hasApp = (user_id: Expression<number>): RawBuilder<boolean> =>
  sql`exists (select from second_factors f where f.user_id = ${user_id} and f.confirmed_at is not null)`

/** Whether the account of a column has a passkey. */
export const hasPasskey = (user_id: Expression<number>): RawBuilder<boolean> =>
  sql`exists (select from passkeys k where k.user_id = ${user_id})`

/** Whether the account of a column has a second factor of either kind. The door asks the same in `caller_of`. */
export const hasSecondFactor = (user_id: Expression<number>): RawBuilder<boolean> =>
  sql`(${hasApp(user_id)} or ${hasPasskey(user_id)})`
