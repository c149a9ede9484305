import type { Portal } from '#lib/portal.ts'
import { answer, Refusal } from './server.ts'

/** Reads everything anew while one call is refused, and once more when it is answered again. */
export async function readAgain({ queries }: Portal, kind: string, how: Parameters<typeof answer>[1]): Promise<void> {
  answer(kind, () => new Refusal('unexpected', 'Something went wrong.'))
  await queries.refetchQueries()
  await painted()
  answer(kind, how)
  await queries.refetchQueries()
}

/** Until what was answered is on the screen: in the first frame it is told, in the second it stands. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
}
