import { Problem } from '#platform/problem'

/** The token of the second step is over, was used, or was never given. */
export const tookTooLong = () =>
  new Problem('no-longer-available', 'Logging in took too long. Enter your password again.')
