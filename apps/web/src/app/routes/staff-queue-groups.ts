import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconStack2, IconUsersGroup } from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** Queue groups and the desks of evaluators. */
export const queueGroupScreens: readonly Screen[] = [
  {
    path: paths.queueManagement(),
    title: 'Queue Management',
    audience: 'staff',
    permission: 'view-user',
    menu: { group: 'Queue', label: 'Queue Management', order: 30, icon: IconUsersGroup },
    page: () => import('../../features/queues/QueueManagementPage.tsx'),
  },
  {
    path: patternOf(paths.queueEvaluators, 'id'),
    title: 'Queue Evaluators',
    audience: 'staff',
    permission: 'view-user',
    sample: { read: '/queue', names: { id: 'id' } },
    page: () => import('../../features/queues/QueueEvaluatorsPage.tsx'),
  },
  {
    path: patternOf(paths.queueTransactions, 'id'),
    title: 'Queue Transactions',
    audience: 'staff',
    permission: 'view-user',
    sample: { read: '/queue', names: { id: 'id' } },
    page: () => import('../../features/queues/QueueTransactionsPage.tsx'),
  },
  {
    path: patternOf(paths.evaluatorTransactions, 'id'),
    title: "Evaluator's Transactions",
    audience: 'staff',
    permission: 'view-user',
    sample: { read: '/queue/staff?agency=dti', names: { id: 'user_id' } },
    page: () => import('../../features/queues/EvaluatorDeskPage.tsx'),
  },
  {
    path: paths.queue(),
    title: 'Queue',
    audience: 'staff',
    permission: 'manage-role-permission',
    menu: { group: 'Administration', label: 'Queue groups', order: 40, icon: IconStack2 },
    page: () => import('../../features/queues/QueueGroupsPage.tsx'),
  },
  {
    path: paths.addQueue(),
    title: 'Add Queue',
    audience: 'staff',
    permission: 'manage-role-permission',
    page: () => import('../../features/queues/AddQueueGroupPage.tsx'),
  },
  {
    path: patternOf(paths.queueGroup, 'id', 'name'),
    title: 'Queue Group',
    audience: 'staff',
    permission: 'manage-role-permission',
    sample: { read: '/queue', names: { id: 'id', name: 'name' } },
    page: () => import('../../features/queues/QueueGroupPage.tsx'),
  },
]
