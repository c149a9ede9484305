import { CallFailed } from './transport.ts'

/** What a toast says of a failure: its errors, else its message, else the specification's words (section 8). */
export function failureWords(error: Error): string {
  if (!(error instanceof CallFailed)) return error.message || 'Error processing data.'
  const errors = Object.values(error.problem.errors ?? {}).flat()
  return errors.length > 0 ? errors.join(' ') : error.problem.message || 'Error processing data.'
}
