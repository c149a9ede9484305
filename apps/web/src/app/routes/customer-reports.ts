import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconCalendarDue, IconReportAnalytics } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

const sample = {
  read: '/reportorials',
  names: { id: 'business_id', transaction_id: 'transaction_id' },
} as const

/** Reports of a customer's businesses: what is owed, where a report begins, is written, and is followed. */
export const customerReportScreens: readonly Screen[] = [
  {
    path: paths.newReport(),
    title: 'Report Submission',
    audience: 'customer',
    permission: 'customer-submit-reporting',
    menu: { group: 'Application Types', label: 'Report submission', order: 50, icon: IconReportAnalytics },
    page: () => import('../../features/reports/NewReportPage.tsx'),
  },
  {
    path: paths.reports(),
    title: 'Reportorials',
    heading: 'Reports',
    audience: 'customer',
    menu: { group: 'My business', label: 'Reports', order: 45, icon: IconCalendarDue },
    page: () => import('../../features/reports/ReportsPage.tsx'),
  },
  {
    path: patternOf(paths.reportsOf, 'id'),
    title: 'Reportorial',
    heading: 'Reports of a business',
    audience: 'customer',
    sample: { ...sample, names: { id: 'business_id' } },
    page: () => import('../../features/reports/BusinessReportsPage.tsx'),
  },
  {
    path: patternOf(paths.editReport, 'id', 'transaction_id'),
    title: 'Edit Reportorial',
    heading: 'Edit report',
    audience: 'customer',
    permission: 'customer-submit-reporting',
    sample,
    page: () => import('../../features/filing/EditDraftPage.tsx'),
  },
  {
    path: patternOf(paths.report, 'transaction_id'),
    title: 'Reportorial',
    heading: 'Report',
    audience: 'auth',
    dense: true,
    sample: { ...sample, names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/workflow/ReportPage.tsx'),
  },
  {
    path: patternOf(paths.customerReport, 'transaction_id'),
    title: 'Reportorial',
    heading: 'Report',
    audience: 'customer',
    sample: { ...sample, names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/filing/TransactionOfBusinessPage.tsx'),
  },
]
