import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { ToastRegion } from '#ui/ToastRegion.tsx'
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

/** Shows routes, starting at an address. */
export async function showRoutes(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 15_000 } } })
  const screen = await render(
    <MantineProvider theme={theme} defaultColorScheme="light">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <ToastRegion />
      </QueryClientProvider>
    </MantineProvider>,
  )
  return Object.assign(screen, { router })
}
