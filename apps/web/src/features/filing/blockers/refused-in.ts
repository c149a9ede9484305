import { hasFieldErrors } from '#lib/act.ts'

/** What a refusal says of single answers and documents, by path. */
export const refusedIn = (error: Error | null): Readonly<Record<string, readonly string[]>> =>
  hasFieldErrors(error) ? (error.problem.errors ?? {}) : {}
