import { QueryClient, useQueryClient, type DefaultOptions } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'
import { CallFailed, type Transport } from './transport.ts'
import type { SessionSource } from './session-source.ts'

/** What one start of the portal holds: how it calls, for whom, and what was answered. */
export interface Portal {
  readonly transport: Transport
  readonly session: SessionSource
  readonly queries: QueryClient
}

/** The portal of a route's loader. */
export const portalContext = createContext<Portal>()

/** What a router hands to its loaders. */
export function loaderContext(portal: Portal): RouterContextProvider {
  return new RouterContextProvider(new Map([[portalContext, portal]]))
}

const portals = new WeakMap<QueryClient, Portal>()

/**
 * A browser makes one when it starts and a test one for each page; a server makes one for each request, so that no
 * answer reaches another person. What was answered is kept for fifteen seconds; a refusal is not asked again, silence twice.
 */
export function createPortal(
  { transport, session }: Pick<Portal, 'transport' | 'session'>,
  options: DefaultOptions['queries'] = {},
): Portal {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => !(error instanceof CallFailed) && failures < 2,
        ...options,
      },
    },
  })
  const portal = { transport, session, queries }
  portals.set(queries, portal)
  return portal
}

/** The portal that a query client belongs to. */
export function portalOf(queries: QueryClient): Portal {
  const portal = portals.get(queries)
  if (!portal) throw new Error('This query client was not made by createPortal.')
  return portal
}

/** The portal around a component. */
export function usePortal(): Portal {
  return portalOf(useQueryClient())
}
