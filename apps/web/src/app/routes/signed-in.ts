import { paths } from '@lading/contract/addresses/paths'
import { IconGauge, IconMap2 } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** Screens that every signed-in person shares. */
export const signedInScreens: readonly Screen[] = [
  {
    path: paths.dashboard(),
    title: 'Dashboard',
    audience: 'auth',
    menu: { group: 'Work', label: 'Dashboard', order: 0, icon: IconGauge },
    page: () => import('../DashboardPage.tsx'),
  },
  { path: paths.profile(), title: 'Profile', audience: 'auth', ledTo: true, page: () => import('../ProfilePage.tsx') },
  {
    path: paths.maps(),
    title: 'Maps',
    audience: 'auth',
    menu: { group: 'Work', label: 'Maps', order: 90, icon: IconMap2 },
    page: () => import('../../features/maps/MapsPage.tsx'),
  },
  {
    path: paths.icons(),
    title: 'Icons',
    audience: 'auth',
    page: () => import('../../features/icons/IconsPage.tsx'),
  },
  {
    path: paths.searchTransaction(),
    title: 'Search Transaction',
    audience: 'auth',
    sample: { addresses: [paths.searchTransaction('FF'), paths.searchTransaction()] },
    page: () => import('../../features/search/SearchTransactionPage.tsx'),
  },
  {
    path: paths.tables(),
    title: 'Tables',
    audience: 'auth',
    page: () => import('../../features/tables/TablesPage.tsx'),
  },
]
