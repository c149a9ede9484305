import { paths } from '@lading/contract/paths'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { inTime } from '#lib/page-code.ts'
import { loaderContext, type Portal } from '#lib/portal.ts'
import { publicRoutes } from './public-routes.tsx'
import { screens } from './routes/screens.ts'
import { framed, underRoot } from './screen-routes.tsx'

const appFrame = async () => ({ Component: (await inTime(import('./layouts/AppFrame.tsx'))).AppFrame })

/** Exported for the tests, which run them in memory. */
export const routes: RouteObject[] = underRoot([
  { path: '/', loader: () => redirect(paths.dashboard()) },
  ...publicRoutes,
  framed(
    appFrame,
    screens.filter(({ audience }) => audience !== 'public'),
  ),
])

/** The routes of all screens in a browser: the public site, the application, and pages without a frame. */
export function createRouter(portal: Portal) {
  return createBrowserRouter(routes, { getContext: () => loaderContext(portal) })
}
