import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { browserTransport } from '#lib/api.ts'
import { createPortal, loaderContext } from '#lib/portal.ts'
import { browserSession } from '#lib/session.ts'
import { ToastRegion } from '#ui/messages/ToastRegion.tsx'
import { theme } from '../app/theme.ts'

/** Shows a part of the portal at an address, with the theme, the queries and the toasts around it. Gives the router back. */
export async function show(part: ReactNode, address = '/') {
  return showRoutes(
    [
      { path: '*', element: part },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    address,
  )
}

/** Shows routes, starting at an address; `joining` brings those that are not there from the start. */
export async function showRoutes(routes: RouteObject[], address: string, joining?: PatchRoutesOnNavigationFunction) {
  const portal = createPortal({ transport: browserTransport, session: browserSession }, { retry: false })
  const getContext = () => loaderContext(portal)
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext,
    ...(joining && { patchRoutesOnNavigation: joining }),
  })
  const screen = await render(
    <MantineProvider theme={theme} defaultColorScheme="light">
      <QueryClientProvider client={portal.queries}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return Object.assign(screen, { router })
}
