import { paths } from '@lading/contract/addresses/paths'
import { createBrowserRouter, redirect, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { inTime } from '#lib/page-code.ts'
import { loaderContext, type Portal } from '#lib/portal.ts'
import { publicRoutes } from './public-routes.tsx'
import { isVisitors } from './routes/visitors.ts'
import { PAGES, underRoot } from './screen-routes.tsx'

/** What every browser knows from the start: the public site and the pages without a frame. */
export const routes: RouteObject[] = underRoot([
  { path: '/', loader: () => redirect(paths.dashboard()) },
  ...publicRoutes,
])

/** The screens of the application join at the first address that is no visitor's: the public site does without them. */
export function joiningLater({ screens }: Portal): PatchRoutesOnNavigationFunction {
  let isWhole = false
  return async ({ path, patch }) => {
    if (isWhole || isVisitors(path)) return
    const { applicationRoutes, knowledge } = await inTime(import('./application-routes.tsx'))
    screens.known = knowledge
    patch(PAGES, applicationRoutes)
    isWhole = true
  }
}

/** The routes of all screens in a browser: the public site, the application, and pages without a frame. */
export function createRouter(portal: Portal) {
  return createBrowserRouter(routes, {
    getContext: () => loaderContext(portal),
    patchRoutesOnNavigation: joiningLater(portal),
  })
}
