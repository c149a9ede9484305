import { paths, patternOf } from '@lading/contract/addresses/paths'
import { agenciesReadBy } from '@lading/domain/people/acting/works-for'
import type { Actor } from '@lading/domain/people/acting/actor'
import { IconCertificate, IconListDetails } from '@tabler/icons-react'
import { onADesk } from './sample.ts'
import type { Screen } from './screen.ts'

const opensTo = (actor: Actor) => agenciesReadBy(actor).length > 0
const table = () => import('../../features/accreditation-register/AccreditationsTablePage.tsx')

/** What an agency has given, and what a business filed with it. */
export const registerScreens: readonly Screen[] = [
  {
    path: paths.accreditations(),
    title: 'Accreditations',
    audience: 'staff',
    opensTo,
    menu: { group: 'Freight Forwarders', label: 'Accreditations', order: 20, icon: IconCertificate },
    list: 'accreditations-held',
    page: () => import('../../features/accreditation-register/AccreditationCardsPage.tsx'),
  },
  {
    path: paths.accreditationsHeld(),
    title: 'Accreditations',
    audience: 'staff',
    opensTo,
    menu: { group: 'Freight Forwarders', label: 'All accreditations', order: 30, icon: IconListDetails },
    list: 'accreditations-held',
    page: table,
  },
  {
    path: paths.accreditationsHeldAlias(),
    title: 'Accreditations',
    audience: 'staff',
    opensTo,
    ledTo: true,
    page: table,
  },
  {
    path: patternOf(paths.adminTransactions, 'id'),
    title: 'Business Transactions',
    audience: 'staff',
    opensTo,
    list: 'transactions-of-business',
    sample: { ...onADesk, names: { id: 'business_id' } },
    page: () => import('../../features/queues/business/BusinessTransactionsPage.tsx'),
  },
]
