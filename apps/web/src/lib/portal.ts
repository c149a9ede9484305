import { QueryClient, useQueryClient, type DefaultOptions } from '@tanstack/react-query'
import { createContext, RouterContextProvider } from 'react-router'
import type { ScreenKnowledge } from './known-screens.ts'
import { SessionCalls } from './session/session-calls.ts'
import type { StoredSession } from './session/stored-session.ts'
import { CallFailed, createTransport, type Transport } from './transport.ts'

/** What one start of the portal holds: how it calls, for whom, and what was answered. */
export interface Portal {
  readonly transport: Transport
  readonly session: StoredSession
  readonly sessionCalls: SessionCalls
  readonly queries: QueryClient
  /** What features are told of the screens; the application hands it over when it joins, as they may not import it. */
  readonly screens: { known: ScreenKnowledge }
}

/** The portal of a route's loader. */
export const portalContext = createContext<Portal>()

/** What a router hands to its loaders. */
export function loaderContext(portal: Portal): RouterContextProvider {
  return new RouterContextProvider(new Map([[portalContext, portal]]))
}

// Of the whole process: each is found by its own query client alone.
const portals = new WeakMap<QueryClient, Portal>()

interface Start {
  readonly session: StoredSession
  /** The address before the paths of the contract: with host on a server. */
  readonly base?: string
  /** The page on the screen, where it is one that needs a session: kept for the next login when the session ends. */
  readonly openPage?: () => string | undefined
  readonly screens?: ScreenKnowledge
}

const noScreens: ScreenKnowledge = { screens: [], menuOf: () => [], isOpen: () => false }

/**
 * A browser makes one when it starts and a test one for each page; a server makes one for each request, so that no
 * answer reaches another person. Without a network a call fails at once: an act that waited for it would be carried out
 * later by itself, when nobody looks. What was answered is kept for fifteen seconds; a refusal is not asked again, silence twice.
 */
export function createPortal(start: Start, options: DefaultOptions['queries'] = {}): Portal {
  const { session, base = '/api', openPage = () => undefined, screens = noScreens } = start
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true, // else not asked again in this mode
        retry: (failures, error) => !(error instanceof CallFailed) && failures < 2,
        ...options,
      },
      mutations: { networkMode: 'always' },
    },
  })
  const transport = createTransport({ base, token: () => session.current().token })
  const sessionCalls = new SessionCalls(session, transport, openPage)
  const portal = { transport, session, sessionCalls, queries, screens: { known: screens } }
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
