import { plainDate } from '@lading/domain/dates/plain-date'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import type { ScreenKnowledge } from '#lib/known-screens.ts'
import { createPortal, loaderContext, type Portal } from '#lib/portal.ts'
import { portalDay } from '#lib/today.ts'
import { ToastRegion } from '#ui/messages/ToastRegion.tsx'
import { theme } from '#app/theme.ts'
import { isAnswered } from './server.ts'
import { pageSession } from './session.ts'

/** Today at the agencies, where no test answers another day: never the day of the machine. */
export const TODAY = plainDate('2026-11-30')

interface Around {
  /** What the portal tells of its screens. */
  readonly screens?: ScreenKnowledge
  /** Brings the routes that are not there from the start. */
  readonly joining?: (portal: Portal) => PatchRoutesOnNavigationFunction
}

/** Shows a part of the portal at an address, with the theme, the queries and the toasts around it. Gives router and portal back. */
export async function show(part: ReactNode, address = '/', around: Around = {}) {
  return showRoutes(
    [
      { path: '*', element: part },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    address,
    around,
  )
}

/** Shows routes, starting at an address. */
export async function showRoutes(routes: RouteObject[], address: string, { screens, joining }: Around = {}) {
  const portal = createPortal({ session: pageSession, ...(screens && { screens }) }, { retry: false })
  // The guard of the screens reads the day first. Where no test answers one, it is there already, and nothing is asked.
  if (!isAnswered('GET /settings/list/all'))
    portal.queries.setQueryData(portalDay.queryKey, { data: [], total: 0, today: TODAY })
  const getContext = () => loaderContext(portal)
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext,
    ...(joining && { patchRoutesOnNavigation: joining(portal) }),
  })
  const screen = await render(
    <MantineProvider theme={theme} defaultColorScheme="light">
      <QueryClientProvider client={portal.queries}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return Object.assign(screen, { router, portal })
}
