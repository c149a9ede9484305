import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconFileCertificate, IconPencil, IconStackPush } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** Changes and requests of a customer: where they begin, are written, and are followed. */
export const customerRequestScreens: readonly Screen[] = [
  {
    path: paths.additionalCategory(),
    title: 'Additional Category',
    audience: 'customer',
    permission: 'customer-information-update',
    menu: { group: 'Application Types', label: 'Additional category', order: 30, icon: IconStackPush },
    page: () => import('../../features/changes/AdditionalCategoryPage.tsx'),
  },
  {
    path: paths.changes(),
    title: 'Information Update',
    audience: 'customer',
    permission: 'customer-information-update',
    menu: { group: 'Application Types', label: 'Information update', order: 40, icon: IconPencil },
    page: () => import('../../features/changes/InformationUpdatePage.tsx'),
  },
  {
    path: patternOf(paths.editChange, 'id'),
    title: 'Edit Information Update',
    heading: 'Edit request',
    audience: 'customer',
    permission: 'customer-information-update',
    sample: { read: '/information-update', names: { id: 'transaction_id' } },
    page: () => import('../../features/filing/EditDraftPage.tsx'),
  },
  {
    path: paths.requests(),
    title: 'Other Requests',
    audience: 'customer',
    menu: { group: 'Application Types', label: 'Other requests', order: 60, icon: IconFileCertificate },
    page: () => import('../../features/requests/OtherRequestsPage.tsx'),
  },
  {
    path: paths.newRequest(),
    title: 'New Request',
    audience: 'customer',
    page: () => import('../../features/requests/NewRequestPage.tsx'),
  },
  {
    path: patternOf(paths.editRequest, 'id'),
    title: 'Edit Request',
    audience: 'customer',
    sample: { read: '/other-category', names: { id: 'transaction_id' } },
    page: () => import('../../features/filing/EditDraftPage.tsx'),
  },
  {
    path: patternOf(paths.request, 'transaction_id'),
    title: 'Request',
    audience: 'auth',
    dense: true,
    sample: { read: '/other-category', names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/workflow/RequestPage.tsx'),
  },
  {
    path: patternOf(paths.customerRequest, 'transaction_id'),
    title: 'Request',
    audience: 'customer',
    sample: { read: '/other-category', names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/filing/TransactionOfBusinessPage.tsx'),
  },
  {
    path: patternOf(paths.businessTransaction, 'id', 'transaction_id'),
    title: 'Transaction',
    audience: 'auth',
    sample: { read: '/information-update', names: { id: 'business_id', transaction_id: 'transaction_id' } },
    page: () => import('../../features/filing/TransactionOfBusinessPage.tsx'),
  },
]
