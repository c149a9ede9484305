import { useLocation } from 'react-router'

/** Where one is, as the menu names it: without a slash at the end. */
export function useCurrentPath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1')
}
