import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconCertificate, IconClipboardText, IconRefresh, IconTruckDelivery } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** A customer's applications and renewals, from the dashboard of a business to their drafts. */
export const customerApplicationScreens: readonly Screen[] = [
  {
    path: patternOf(paths.customerDashboard, 'id'),
    title: 'Dashboard',
    audience: 'customer',
    permission: 'view-customer-dashboard',
    sample: { read: '/business/customer', names: { id: 'id' } },
    page: () => import('../../features/applications/dashboard/CustomerDashboardPage.tsx'),
  },
  {
    path: paths.forClientsAction(),
    title: "For Client's Action",
    heading: 'For your action',
    audience: 'customer',
    menu: {
      group: 'My business',
      label: 'For your action',
      order: 20,
      icon: IconClipboardText,
      count: 'for-clients-action',
    },
    list: 'for-clients-action',
    page: () => import('../../features/applications/ForClientsActionPage.tsx'),
  },
  {
    path: paths.myApplications(),
    title: 'My Applications',
    audience: 'customer',
    permission: 'view-new-accreditation',
    menu: { group: 'My business', label: 'Applications', order: 30, icon: IconCertificate },
    list: 'my-applications',
    page: () => import('../../features/applications/MyApplicationsPage.tsx'),
  },
  {
    path: patternOf(paths.myApplication, 'id'),
    title: 'Application',
    audience: 'customer',
    permission: 'view-new-accreditation',
    sample: { lists: ['my-applications'], names: { id: 'accreditation_id' }, isOldestFirst: true },
    page: () => import('../../features/applications/MyApplicationPage.tsx'),
  },
  {
    path: paths.newApplication(),
    title: 'New Application',
    audience: 'customer',
    permission: 'create-new-accreditation',
    menu: { group: 'Application Types', label: 'New application', order: 10, icon: IconTruckDelivery },
    page: () => import('../../features/applications/wizard/NewApplicationPage.tsx'),
  },
  {
    path: patternOf(paths.editApplication, 'id'),
    title: 'Edit Application',
    audience: 'customer',
    permission: 'edit-new-accreditation',
    sample: { lists: ['for-clients-action'], names: { id: 'accreditation_id' } },
    page: () => import('../../features/applications/wizard/EditApplicationPage.tsx'),
  },
  {
    path: paths.renewals(),
    title: 'Renewal',
    audience: 'customer',
    permission: 'create-renewal-application',
    menu: { group: 'Application Types', label: 'Renewal', order: 20, icon: IconRefresh },
    page: () => import('../../features/applications/renewals/RenewalsPage.tsx'),
  },
  {
    path: patternOf(paths.renewal, 'id'),
    title: 'Renewal',
    audience: 'customer',
    permission: 'create-renewal-accreditation',
    sample: { lists: ['for-clients-action'], names: { id: 'accreditation_id' } },
    page: () => import('../../features/applications/renewals/RenewalPage.tsx'),
  },
  {
    path: patternOf(paths.editRenewal, 'id'),
    title: 'Edit Renewal',
    audience: 'customer',
    permission: 'edit-renewal-application',
    sample: { lists: ['for-clients-action'], names: { id: 'accreditation_id' } },
    page: () => import('../../features/applications/renewals/EditRenewalPage.tsx'),
  },
]
