import { paths } from '@lading/contract/addresses/paths'
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router'
import { inTime } from '#lib/page-code.ts'
import { portalContext, usePortal } from '#lib/portal.ts'
import { portalDay } from '#lib/today.ts'
import { actorOf } from '#lib/session/actor-of.ts'
import type { StoredSession } from '#lib/session/stored-session.ts'
import { admit, entryFor, type Visitor } from './guard.ts'
import { RouteFailure } from './RouteFailure.tsx'
import { Root } from './Root.tsx'
import type { PageModule, Screen } from './routes/screen.ts'
import { Starting } from './Starting.tsx'

// Of the whole process: the code of a screen is the same for everyone.
const pages = new WeakMap<Screen, PageModule>()

/** The route below which all pages stand. */
export const PAGES = 'pages'

/** Routes inside the document that every page shares. */
export function underRoot(routes: RouteObject[]): RouteObject[] {
  return [
    {
      element: <Root />,
      errorElement: <RouteFailure />,
      // One level below, so that the document has its title before the first page stands.
      children: [{ id: PAGES, HydrateFallback: Starting, children: routes }],
    },
  ]
}

/** Screens inside a frame, whose code is fetched with the first of them. */
export function framed(lazy: NonNullable<RouteObject['lazy']>, screens: readonly Screen[]): RouteObject {
  // The failure stands inside the frame, so that menu and header stay.
  return { lazy, children: [{ errorElement: <RouteFailure />, children: routesOf(screens) }] } as RouteObject
}

/** One route a path, whose guard and page are those of its screens. */
export function routesOf(screens: readonly Screen[]): RouteObject[] {
  const addresses = [...new Set(screens.map(({ path }) => path))]
  return addresses.map((path) => {
    const entries = screens.filter((screen) => screen.path === path)
    return { path, handle: entries, loader: (args) => open(entries, args), element: <Page entries={entries} /> }
  })
}

/** Asks the guard, fetches the page's code, and lets the page load its data. */
async function open(entries: readonly Screen[], args: LoaderFunctionArgs) {
  const { pathname, search } = new URL(args.request.url)
  if (import.meta.env['VITE_MAINTENANCE'] === 'true' && pathname !== paths.maintenance())
    throw redirect(paths.maintenance())

  const { session, sessionCalls, queries } = args.context.get(portalContext)
  const { token } = session.current()
  if (token !== null) await sessionCalls.refreshIfDue()
  const wasRefused = token !== null && session.current().token === null
  const admission = admit(entries, visitorOf(session))
  if ('go' in admission) {
    if (admission.save) session.wanted.save(pathname + search)
    throw redirect(admission.go === 'wanted' ? session.wanted.take() : admission.go)
  }
  if (wasRefused && pathname !== paths.home()) throw redirect(paths.home()) // in all cases (specification, section 4)
  // With the code: a form that begins with today begins with the portal's. A public screen does without, also offline,
  // and none waits long: `useToday` draws anew when the day comes.
  const day =
    admission.screen.audience === 'public'
      ? undefined
      : Promise.race([queries.fetchQuery({ ...portalDay, retry: false }).catch(() => undefined), patience()])
  const [page] = await Promise.all([inTime(admission.screen.page()), day])
  pages.set(admission.screen, page)
  return (await page.loader?.(args)) ?? null
}

const PATIENCE = 3000 // milliseconds
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE))

function visitorOf(session: StoredSession): Visitor {
  const user = session.isSignedIn() ? session.current().user : null
  return {
    actor: user && actorOf(user),
    is_email_verified: !!user?.email_verified_at,
    must_change_password: user?.change_passwd === 1,
    owes_second_factor: user?.owes_second_factor === true,
  }
}

function Page({ entries }: { entries: readonly Screen[] }) {
  const { user } = usePortal().session.current()
  const Shown = pages.get(entryFor(entries, user && actorOf(user)))?.default
  return Shown ? <Shown /> : null
}
