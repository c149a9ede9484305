import { paths } from '@lading/contract/addresses/paths'
import { useMatches } from 'react-router'
import { useActor, useSession } from '#lib/session.ts'
import { entryFor } from './guard.ts'
import type { Screen } from './routes/screen.ts'

/** The screen shown now, as this person's entry of the list of screens. */
export function useScreen(): Screen | undefined {
  const entries = useMatches().at(-1)?.handle as readonly Screen[] | undefined
  const actor = useActor()
  return entries && entryFor(entries, actor)
}

/** What the document is called: the screen's title, or what is asked in its place before anything else. */
export function useScreenTitle(): string | undefined {
  const { user } = useSession()
  const screen = useScreen()
  const isAsked =
    screen?.path === paths.changePassword() && user?.change_passwd !== 1 && user?.owes_second_factor === true
  return isAsked ? 'Second Factor' : screen?.title
}
