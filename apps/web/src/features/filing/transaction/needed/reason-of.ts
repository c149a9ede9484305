import { hasFieldErrors } from '#lib/act.ts'

/** Why an act was refused: what is wrong with each answer, where the portal says so. */
export function reasonOf(error: Error): string {
  if (!hasFieldErrors(error)) return error.message
  return Object.values(error.problem.errors ?? {})
    .flat()
    .join(' ')
}
