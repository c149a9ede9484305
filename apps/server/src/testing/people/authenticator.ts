/** What an authenticator app computes from a key, for tests that stand in for a phone. */
export { codeAt } from '#modules/second-factor/one-time-code'
