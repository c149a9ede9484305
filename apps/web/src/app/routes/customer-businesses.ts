import { IconBuilding, IconBuildingCommunity, IconIdBadge2, IconUsersGroup, IconWorld } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** A customer's businesses, the people who act for them, and the own profile. */
export const customerBusinessScreens: readonly Screen[] = [
  {
    path: '/business',
    title: 'My Businesses',
    audience: 'customer',
    permission: 'view-customer-business',
    menu: { group: 'My business', label: 'My businesses', order: 10, icon: IconBuilding },
    page: () => import('../../features/businesses/BusinessesPage.tsx'),
  },
  {
    path: '/business/:id',
    title: 'Business',
    audience: 'customer',
    permission: 'view-customer-business',
    sample: { read: '/business/customer', names: { id: 'id' } },
    page: () => import('../../features/businesses/BusinessPage.tsx'),
  },
  {
    path: '/customers/profile',
    title: 'My Profile',
    audience: 'customer',
    page: () => import('../ProfilePage.tsx'),
  },
  {
    path: '/customers',
    title: 'Customers',
    audience: 'customer',
    page: () => import('../../features/business-users/BusinessUsersPage.tsx'),
  },
  {
    path: '/customers/add',
    title: 'Add Customer',
    audience: 'customer',
    page: () => import('../../features/business-users/InvitePage.tsx'),
  },
  {
    path: '/customers/business/:id',
    title: 'Customer Business',
    audience: 'customer',
    sample: { lists: ['business-users'], names: { id: 'business_id' } },
    page: () => import('../../features/business-users/BusinessPeoplePage.tsx'),
  },
  {
    path: '/customers/:id',
    title: 'Edit Customer',
    audience: 'customer',
    sample: { lists: ['business-users'], names: { id: 'user_id' }, isAnother: true },
    page: () => import('../../features/business-users/BusinessPersonPage.tsx'),
  },
  {
    path: '/business-users',
    title: 'Business Users',
    audience: 'customer',
    permission: 'view-business-users',
    menu: { group: 'My business', label: 'Business users', order: 15, icon: IconUsersGroup },
    list: 'business-users',
    page: () => import('../../features/business-users/BusinessUsersPage.tsx'),
  },
  {
    path: '/accreditations',
    title: 'Accreditations',
    audience: 'customer',
    menu: { group: 'My business', label: 'Accreditations', order: 12, icon: IconIdBadge2 },
    page: () => import('../../features/accreditations/AccreditationsPage.tsx'),
  },
  {
    path: '/accreditations/branches',
    title: 'Branches',
    audience: 'customer',
    menu: { group: 'My business', label: 'Branches', order: 13, icon: IconBuildingCommunity },
    list: 'own-branches',
    page: () => import('../../features/accreditations/BranchesPage.tsx'),
  },
  {
    path: '/accreditations/agents',
    title: 'Agents',
    audience: 'customer',
    menu: { group: 'My business', label: 'Agents', order: 14, icon: IconWorld },
    list: 'own-agents',
    page: () => import('../../features/accreditations/AgentsPage.tsx'),
  },
]
