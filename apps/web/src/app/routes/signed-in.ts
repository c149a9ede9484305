import { IconGauge, IconMap2 } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** Screens that every signed-in person shares. */
export const signedInScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    audience: 'auth',
    menu: { group: 'Work', label: 'Dashboard', order: 0, icon: IconGauge },
    page: () => import('../DashboardPage.tsx'),
  },
  { path: '/profile', title: 'Profile', audience: 'auth', ledTo: true, page: () => import('../ProfilePage.tsx') },
  {
    path: '/maps',
    title: 'Maps',
    audience: 'auth',
    menu: { group: 'Work', label: 'Maps', order: 90, icon: IconMap2 },
    page: () => import('../../features/maps/MapsPage.tsx'),
  },
  {
    path: '/icons',
    title: 'Icons',
    audience: 'auth',
    page: () => import('../../features/icons/IconsPage.tsx'),
  },
  {
    path: '/search/transaction',
    title: 'Search Transaction',
    audience: 'auth',
    sample: { addresses: ['/search/transaction?keyword=FF', '/search/transaction'] },
    page: () => import('../../features/search/SearchTransactionPage.tsx'),
  },
  {
    path: '/tables',
    title: 'Tables',
    audience: 'auth',
    page: () => import('../../features/tables/TablesPage.tsx'),
  },
]
