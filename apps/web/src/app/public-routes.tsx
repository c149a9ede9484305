import type { RouteObject } from 'react-router'
import { inTime } from '#lib/page-code.ts'
import { RouteFailure } from './RouteFailure.tsx'
import { visitorScreens } from './routes/visitors.ts'
import { framed, routesOf } from './screen-routes.tsx'

const publicFrame = async () => ({ Component: (await inTime(import('./layouts/PublicShell.tsx'))).PublicShell })

/** The screens that need no login, inside the public frame or without one. This file imports no other screens. */
export const publicRoutes: RouteObject[] = [
  framed(
    publicFrame,
    visitorScreens.filter(({ bare }) => !bare),
  ),
  { errorElement: <RouteFailure />, children: routesOf(visitorScreens.filter(({ bare }) => bare)) },
]
