import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconBuilding, IconBuildingCommunity, IconIdBadge2, IconUsersGroup, IconWorld } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** A customer's businesses, the people who act for them, and the own profile. */
export const customerBusinessScreens: readonly Screen[] = [
  {
    path: paths.businesses(),
    title: 'My Businesses',
    audience: 'customer',
    permission: 'view-customer-business',
    menu: { group: 'My business', label: 'My businesses', order: 10, icon: IconBuilding },
    page: () => import('../../features/businesses/BusinessesPage.tsx'),
  },
  {
    path: patternOf(paths.business, 'id'),
    title: 'Business',
    audience: 'customer',
    permission: 'view-customer-business',
    sample: { read: '/business/customer', names: { id: 'id' } },
    page: () => import('../../features/businesses/BusinessPage.tsx'),
  },
  {
    path: paths.customerProfile(),
    title: 'My Profile',
    audience: 'customer',
    page: () => import('../ProfilePage.tsx'),
  },
  {
    path: paths.customers(),
    title: 'Customers',
    audience: 'customer',
    page: () => import('../../features/business-users/BusinessUsersPage.tsx'),
  },
  {
    path: paths.addCustomer(),
    title: 'Add Customer',
    audience: 'customer',
    page: () => import('../../features/business-users/InvitePage.tsx'),
  },
  {
    path: patternOf(paths.customerBusiness, 'id'),
    title: 'Customer Business',
    audience: 'customer',
    sample: { lists: ['business-users'], names: { id: 'business_id' } },
    page: () => import('../../features/business-users/BusinessPeoplePage.tsx'),
  },
  {
    path: patternOf(paths.customer, 'id'),
    title: 'Edit Customer',
    audience: 'customer',
    sample: { lists: ['business-users'], names: { id: 'user_id' }, isAnother: true },
    page: () => import('../../features/business-users/BusinessPersonPage.tsx'),
  },
  {
    path: paths.businessUsers(),
    title: 'Business Users',
    audience: 'customer',
    permission: 'view-business-users',
    menu: { group: 'My business', label: 'Business users', order: 15, icon: IconUsersGroup },
    list: 'business-users',
    page: () => import('../../features/business-users/BusinessUsersPage.tsx'),
  },
  {
    path: paths.accreditations(),
    title: 'Accreditations',
    audience: 'customer',
    menu: { group: 'My business', label: 'Accreditations', order: 12, icon: IconIdBadge2 },
    page: () => import('../../features/accreditations/AccreditationsPage.tsx'),
  },
  {
    path: paths.branches(),
    title: 'Branches',
    audience: 'customer',
    menu: { group: 'My business', label: 'Branches', order: 13, icon: IconBuildingCommunity },
    list: 'own-branches',
    page: () => import('../../features/accreditations/BranchesPage.tsx'),
  },
  {
    path: paths.agents(),
    title: 'Agents',
    audience: 'customer',
    menu: { group: 'My business', label: 'Agents', order: 14, icon: IconWorld },
    list: 'own-agents',
    page: () => import('../../features/accreditations/AgentsPage.tsx'),
  },
]
