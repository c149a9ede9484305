import { paths } from '@lading/contract/paths'
import { createBrowserRouter, type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router'
import { refreshIfDue } from '#lib/session-calls.ts'
import { actorOf, currentSession, isSignedIn, saveWanted, takeWanted } from '#lib/session.ts'
import { admit, entryFor, type Visitor } from './guard.ts'
import { RouteFailure } from './RouteFailure.tsx'
import { Root } from './Root.tsx'
import { inTime } from '#lib/page-code.ts'
import type { PageModule, Screen } from './routes/screen.ts'
import { screens } from './routes/screens.ts'
import { Starting } from './Starting.tsx'

const pages = new WeakMap<Screen, PageModule>()

/** The portal's routes, made from the list of screens; three frames: the public site, the application, none. */
export function createRouter() {
  return createBrowserRouter(routes)
}

const frames = {
  public: async () => ({ Component: (await inTime(import('./layouts/PublicShell.tsx'))).PublicShell }),
  app: async () => ({ Component: (await inTime(import('./layouts/AppFrame.tsx'))).AppFrame }),
}

/** Exported for the tests, which run them in memory. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    // One level below, so that the document has its title before the first page stands.
    children: [{ HydrateFallback: Starting, children: framedRoutes() }],
  },
]

function framedRoutes(): RouteObject[] {
  return [
    { path: '/', loader: () => redirect(paths.dashboard()) },
    framed(frames.public, (screen) => screen.audience === 'public' && !screen.bare),
    framed(frames.app, (screen) => screen.audience !== 'public'),
    { errorElement: <RouteFailure />, children: routesOf((screen) => screen.audience === 'public' && !!screen.bare) },
  ]
}

function framed(lazy: NonNullable<RouteObject['lazy']>, belongs: (screen: Screen) => boolean): RouteObject {
  // The failure stands inside the frame, so that menu and header stay.
  return { lazy, children: [{ errorElement: <RouteFailure />, children: routesOf(belongs) }] } as RouteObject
}

function routesOf(belongs: (screen: Screen) => boolean): RouteObject[] {
  const mine = screens.filter(belongs)
  const addresses = [...new Set(mine.map(({ path }) => path))]
  return addresses.map((path) => {
    const entries = mine.filter((screen) => screen.path === path)
    return { path, handle: entries, loader: (args) => open(entries, args), element: <Page entries={entries} /> }
  })
}

/** Asks the guard, fetches the page's code, and lets the page load its data. */
async function open(entries: readonly Screen[], args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url)
  if (import.meta.env['VITE_MAINTENANCE'] === 'true' && pathname !== paths.maintenance())
    throw redirect(paths.maintenance())

  const { token } = currentSession()
  await refreshIfDue()
  const wasRefused = token !== null && currentSession().token === null
  const admission = admit(entries, visitor())
  if ('go' in admission) {
    if (admission.save) saveWanted(pathname + search)
    throw redirect(admission.go === 'wanted' ? takeWanted() : admission.go)
  }
  if (wasRefused && pathname !== paths.home()) throw redirect(paths.home()) // in all cases (specification, section 4)
  const page = await inTime(admission.screen.page())
  pages.set(admission.screen, page)
  return (await page.loader?.(args)) ?? null
}

function visitor(): Visitor {
  const session = currentSession()
  const user = isSignedIn(session) ? session.user : null
  return {
    actor: user && actorOf(user),
    is_email_verified: !!user?.email_verified_at,
    must_change_password: user?.change_passwd === 1,
    owes_second_factor: user?.owes_second_factor === true,
  }
}

function Page({ entries }: { entries: readonly Screen[] }) {
  const { user } = currentSession()
  const Shown = pages.get(entryFor(entries, user && actorOf(user)))?.default
  return Shown ? <Shown /> : null
}
