import type { RouteObject } from 'react-router'
import type { Actor } from '@lading/domain/people/acting/actor'
import type { KnownScreen, ScreenKnowledge } from '#lib/known-screens.ts'
import { inTime } from '#lib/page-code.ts'
import { admit } from './guard.ts'
import { menuOf } from './layouts/menu.ts'
import { screens } from './routes/screens.ts'
import { framed } from './screen-routes.tsx'

const appFrame = async () => ({ Component: (await inTime(import('./layouts/AppFrame.tsx'))).AppFrame })

/** The screens of a signed-in person, inside the application's frame. */
export const applicationRoutes: RouteObject[] = [
  framed(
    appFrame,
    screens.filter(({ audience }) => audience !== 'public'),
  ),
]

/** What features are told of the screens. */
export const knowledge: ScreenKnowledge = { screens, menuOf, isOpen }

/** Whether somebody with nothing left to do first may open a screen. */
function isOpen(screen: KnownScreen, actor: Actor): boolean {
  const entry = screens.find((one) => one === screen)
  const visitor = { actor, is_email_verified: true, must_change_password: false }
  return entry !== undefined && 'screen' in admit([entry], visitor)
}
