import { matchPath } from 'react-router'
import { publicScreens } from './public.ts'
import type { Screen } from './screen.ts'
import { signInScreens } from './sign-in.ts'

/** The screens that need no login. */
export const visitorScreens: readonly Screen[] = [...publicScreens, ...signInScreens]

/** Whether a screen without login is built: links to one that is not there yet stay away. */
export function isPublic(path: Screen['path']): boolean {
  return visitorScreens.some((screen) => screen.path === path)
}

const known = visitorScreens.filter(({ path }) => path !== '/*')

/** Whether an address is one of the screens that need no login. */
export function isVisitors(address: string): boolean {
  return known.some(({ path }) => matchPath(path, address))
}
