import { IconFileCertificate, IconPencil, IconStackPush } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** Changes and requests of a customer: where they begin, are written, and are followed. */
export const customerRequestScreens: readonly Screen[] = [
  {
    path: '/additional-category',
    title: 'Additional Category',
    audience: 'customer',
    permission: 'customer-information-update',
    menu: { group: 'Application Types', label: 'Additional category', order: 30, icon: IconStackPush },
    page: () => import('../../features/changes/AdditionalCategoryPage.tsx'),
  },
  {
    path: '/information-update',
    title: 'Information Update',
    audience: 'customer',
    permission: 'customer-information-update',
    menu: { group: 'Application Types', label: 'Information update', order: 40, icon: IconPencil },
    page: () => import('../../features/changes/InformationUpdatePage.tsx'),
  },
  {
    path: '/information-update/edit/:id',
    title: 'Edit Information Update',
    heading: 'Edit request',
    audience: 'customer',
    permission: 'customer-information-update',
    sample: { read: '/information-update', names: { id: 'transaction_id' } },
    page: () => import('../../features/filing/EditDraftPage.tsx'),
  },
  {
    path: '/other-category',
    title: 'Other Requests',
    audience: 'customer',
    menu: { group: 'Application Types', label: 'Other requests', order: 60, icon: IconFileCertificate },
    page: () => import('../../features/requests/OtherRequestsPage.tsx'),
  },
  {
    path: '/other-category/form',
    title: 'New Request',
    audience: 'customer',
    page: () => import('../../features/requests/NewRequestPage.tsx'),
  },
  {
    path: '/other-category/form/edit/:id',
    title: 'Edit Request',
    audience: 'customer',
    sample: { read: '/other-category', names: { id: 'transaction_id' } },
    page: () => import('../../features/filing/EditDraftPage.tsx'),
  },
  {
    path: '/other-category/transaction/:transaction_id',
    title: 'Request',
    audience: 'auth',
    sample: { read: '/other-category', names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/workflow/RequestPage.tsx'),
  },
  {
    path: '/other-category/customer-transaction/:transaction_id',
    title: 'Request',
    audience: 'customer',
    sample: { read: '/other-category', names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/filing/TransactionOfBusinessPage.tsx'),
  },
  {
    path: '/business/:id/transaction/:transaction_id',
    title: 'Transaction',
    audience: 'auth',
    sample: { read: '/information-update', names: { id: 'business_id', transaction_id: 'transaction_id' } },
    page: () => import('../../features/filing/TransactionOfBusinessPage.tsx'),
  },
]
