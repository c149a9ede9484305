import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconFiles, IconListDetails, IconMessages, IconReceipt, IconRosette } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** A customer's transactions, messages, payments and certificates. */
export const customerScreens: readonly Screen[] = [
  {
    path: paths.customerTransactions(),
    title: 'Transactions',
    heading: 'All transactions',
    audience: 'customer',
    menu: { group: 'My business', label: 'All transactions', order: 35, icon: IconListDetails },
    list: 'customer-transactions',
    page: () => import('../../features/applications/transactions/CustomerTransactionsPage.tsx'),
  },
  {
    path: paths.otherTransactions(),
    title: 'Other Transactions',
    audience: 'customer',
    menu: { group: 'My business', label: 'Other transactions', order: 47, icon: IconFiles },
    list: 'other-transactions',
    page: () => import('../../features/applications/transactions/OtherTransactionsPage.tsx'),
  },
  {
    path: paths.messages(),
    title: 'Messages',
    audience: 'customer',
    menu: { group: 'My business', label: 'Messages', order: 60, icon: IconMessages, count: 'customer-messages' },
    list: 'customer-messages',
    page: () => import('../../features/messages/CustomerMessagesPage.tsx'),
  },
  {
    path: patternOf(paths.message, 'id'),
    title: 'Message',
    audience: 'customer',
    sample: { lists: ['my-applications'], names: { id: 'transaction_id' } },
    page: () => import('../../features/messages/CustomerMessagePage.tsx'),
  },
  {
    path: paths.invoices(),
    title: 'Payments and Invoices',
    audience: 'customer',
    menu: { group: 'My business', label: 'Payments', order: 40, icon: IconReceipt },
    list: 'customer-payments-invoices',
    page: () => import('../../features/payments/InvoicesPage.tsx'),
  },
  {
    path: patternOf(paths.payOrder, 'transaction_id'),
    title: 'Order of Payment',
    audience: 'customer',
    sample: { lists: ['customer-payments-invoices'], names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/payments/OrderOfPaymentPage.tsx'),
  },
  {
    path: patternOf(paths.printedOrder, 'transaction_id'),
    title: 'Order of Payment',
    audience: 'customer',
    sample: { lists: ['customer-payments-invoices'], names: { transaction_id: 'transaction_id' } },
    page: () => import('../../features/payments/PrintedOrderPage.tsx'),
  },
  {
    path: paths.certificates(),
    title: 'Certificates',
    audience: 'customer',
    menu: { group: 'My business', label: 'Certificates', order: 50, icon: IconRosette },
    list: 'certificates',
    page: () => import('../../features/certificates/CertificatesPage.tsx'),
  },
]
