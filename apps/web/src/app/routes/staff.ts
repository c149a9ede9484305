import type { StaffQueue } from '@lading/contract/queues'
import { staffLists } from '@lading/domain/workflow/lists'
import {
  IconArrowsSplit,
  IconCash,
  IconClipboardCheck,
  IconFileSearch,
  IconGavel,
  IconInbox,
  IconKey,
  IconPackage,
  IconPencil,
  IconPrinter,
  IconReceipt2,
  IconSend2,
  IconStack2,
  IconThumbDown,
  IconTable,
  IconUserShield,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react'
import type { MenuGroup, Screen } from './screen.ts'

/** The lists of cases are one page; the menu counts what stands in each. */
function staffList(name: StaffQueue, group: MenuGroup, order: number, icon: Icon): Screen {
  const { title, permission } = staffLists[name]
  return {
    path: `/transactions/${name}`,
    title,
    audience: 'staff',
    permission,
    menu: { group, label: title, order, icon, count: name },
    page: () => import('../../features/queues/StaffListPage.tsx'),
  }
}

const workflowPage = () => import('../../features/workflow/WorkflowPage.tsx')

/** Screens of the agencies' staff. */
export const staffScreens: readonly Screen[] = [
  { path: '/admin/profile', title: 'My Profile', audience: 'staff', page: () => import('../ProfilePage.tsx') },
  staffList('my-queue', 'Queue', 10, IconInbox),
  staffList('for-routing', 'Queue', 20, IconArrowsSplit),
  staffList('for-evaluation', 'Approvals', 10, IconFileSearch),
  staffList('for-review', 'Approvals', 20, IconClipboardCheck),
  staffList('for-revision', 'Approvals', 30, IconPencil),
  staffList('order-of-payment', 'Approvals', 40, IconReceipt2),
  staffList('payment-validation', 'Approvals', 50, IconCash),
  staffList('for-recommendation', 'Approvals', 60, IconSend2),
  staffList('for-approval', 'Approvals', 70, IconGavel),
  staffList('for-disapproval', 'Approvals', 80, IconThumbDown),
  staffList('for-printing', 'Approvals', 90, IconPrinter),
  staffList('for-pickup', 'Approvals', 100, IconPackage),
  {
    path: '/transactions/admin-workflow/:id',
    title: 'Workflow',
    audience: 'staff',
    dense: true,
    page: workflowPage,
  },
  { path: '/transactions/workflow/:id', title: 'Workflow', audience: 'staff', dense: true, page: workflowPage },
  {
    path: '/my-queue',
    title: 'Queue Management',
    audience: 'staff',
    permission: 'view-user',
    menu: { group: 'Queue', label: 'Queue Management', order: 30, icon: IconUsersGroup },
    page: () => import('../../features/queues/QueueManagementPage.tsx'),
  },
  {
    path: '/queue-group/:id/evaluators',
    title: 'Queue Evaluators',
    audience: 'staff',
    permission: 'view-user',
    page: () => import('../../features/queues/QueueEvaluatorsPage.tsx'),
  },
  {
    path: '/queue-group/:id/transactions',
    title: 'Queue Transactions',
    audience: 'staff',
    permission: 'view-user',
    page: () => import('../../features/queues/QueueTransactionsPage.tsx'),
  },
  {
    path: '/evaluators-transactions/:id/transactions',
    title: "Evaluator's Transactions",
    audience: 'staff',
    permission: 'view-user',
    page: () => import('../../features/queues/EvaluatorDeskPage.tsx'),
  },
  {
    path: '/queue',
    title: 'Queue',
    audience: 'staff',
    permission: 'manage-role-permission',
    menu: { group: 'Administration', label: 'Queue groups', order: 40, icon: IconStack2 },
    page: () => import('../../features/queues/QueueGroupsPage.tsx'),
  },
  {
    path: '/queue/add',
    title: 'Add Queue',
    audience: 'staff',
    permission: 'manage-role-permission',
    page: () => import('../../features/queues/AddQueueGroupPage.tsx'),
  },
  {
    path: '/queue/group/:id/:name',
    title: 'Queue Group',
    audience: 'staff',
    permission: 'manage-role-permission',
    page: () => import('../../features/queues/QueueGroupPage.tsx'),
  },
  {
    path: '/roles',
    title: 'Roles',
    audience: 'staff',
    permission: 'manage-role-permission',
    menu: { group: 'Administration', label: 'Roles', order: 20, icon: IconUserShield },
    page: () => import('../../features/people/roles/RolesPage.tsx'),
  },
  {
    path: '/roles/add',
    title: 'Add Role',
    audience: 'staff',
    permission: 'manage-role-permission',
    page: () => import('../../features/people/roles/AddRolePage.tsx'),
  },
  {
    path: '/roles/:id',
    title: 'Role',
    audience: 'staff',
    permission: 'manage-role-permission',
    page: () => import('../../features/people/roles/RolePage.tsx'),
  },
  {
    path: '/permissions',
    title: 'Permissions',
    audience: 'staff',
    permission: 'manage-role-permission',
    menu: { group: 'Administration', label: 'Permissions', order: 25, icon: IconKey },
    page: () => import('../../features/people/permissions/PermissionsPage.tsx'),
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    audience: 'staff',
    permission: 'manage-role-permission',
    menu: { group: 'Administration', label: 'Who may do what', order: 30, icon: IconTable },
    page: () => import('../../features/people/access/AccessibilityPage.tsx'),
  },
  {
    path: '/business-users',
    title: 'Business Users',
    audience: 'staff',
    permission: 'view-business-users',
    menu: { group: 'Business', label: 'Business users', order: 60, icon: IconUsersGroup },
    page: () => import('../../features/business-users/BusinessUsersPage.tsx'),
  },
]
