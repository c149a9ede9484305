import { useMatches } from 'react-router'
import { useActor } from '#lib/session'
import { entryFor } from './guard.ts'
import type { Screen } from './routes/screen.ts'

/** The screen shown now, as this person's entry of the list of screens. */
export function useScreen(): Screen | undefined {
  const entries = useMatches().at(-1)?.handle as readonly Screen[] | undefined
  const actor = useActor()
  return entries && entryFor(entries, actor)
}
