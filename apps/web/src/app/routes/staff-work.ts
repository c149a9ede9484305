import { paths, patternOf } from '@lading/contract/addresses/paths'
import { IconUsersGroup } from '@tabler/icons-react'
import type { Actor } from '@lading/domain/people/acting/actor'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import { onADesk } from './sample.ts'
import type { Screen } from './screen.ts'

const opensTo = (actor: Actor) => agenciesReadBy(actor).length > 0
const workflowPage = () => import('../../features/workflow/WorkflowPage.tsx')

/** The page of a transaction, the businesses' people and the own profile, for staff. */
export const staffWorkScreens: readonly Screen[] = [
  { path: paths.adminProfile(), title: 'My Profile', audience: 'staff', page: () => import('../ProfilePage.tsx') },
  {
    path: patternOf(paths.workflow, 'id'),
    title: 'Workflow',
    audience: 'staff',
    opensTo,
    dense: true,
    sample: onADesk,
    page: workflowPage,
  },
  {
    path: patternOf(paths.workflowAlias, 'id'),
    title: 'Workflow',
    audience: 'staff',
    opensTo,
    dense: true,
    sample: onADesk,
    page: workflowPage,
  },
  {
    path: patternOf(paths.businessTransactions, 'id'),
    title: 'Business Transactions',
    audience: 'staff',
    opensTo,
    list: 'transactions-of-business',
    sample: { ...onADesk, names: { id: 'business_id' } },
    page: () => import('../../features/queues/business/BusinessTransactionsPage.tsx'),
  },
  {
    path: patternOf(paths.approval, 'business_id', 'transaction_id'),
    title: 'Approval',
    audience: 'staff',
    opensTo,
    dense: true,
    sample: { ...onADesk, names: { business_id: 'business_id', transaction_id: 'transaction_id' } },
    page: workflowPage,
  },
  {
    path: paths.businessUsers(),
    title: 'Business Users',
    audience: 'staff',
    permission: 'view-business-users',
    menu: { group: 'Business', label: 'Business users', order: 60, icon: IconUsersGroup },
    list: 'business-users',
    page: () => import('../../features/business-users/BusinessUsersPage.tsx'),
  },
]
