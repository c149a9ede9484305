import type { Actor } from '@lading/domain/people/actor'
import { mayOpenList, shownListNames, staffLists, type ShownListName } from '@lading/domain/workflow/lists'
import {
  IconArrowsSplit,
  IconCash,
  IconClipboardCheck,
  IconFileSearch,
  IconGavel,
  IconInbox,
  IconList,
  IconPackage,
  IconPencil,
  IconPrinter,
  IconReceipt2,
  IconSend2,
  IconThumbDown,
  type Icon,
} from '@tabler/icons-react'
import type { Screen } from './screen.ts'

/** The menu's icons; a list that is not named here has the general one. */
const icons: Partial<Record<ShownListName, Icon>> = {
  'my-queue': IconInbox,
  'for-routing': IconArrowsSplit,
  'for-evaluation': IconFileSearch,
  'for-review': IconClipboardCheck,
  'for-revision': IconPencil,
  'order-of-payment': IconReceipt2,
  'payment-validation': IconCash,
  'for-recommendation': IconSend2,
  'for-approval': IconGavel,
  'for-disapproval': IconThumbDown,
  'for-printing': IconPrinter,
  'for-pickup': IconPackage,
}

/** The staff lists: one page, and an entry for each row of the table; the menu counts what stands in each. */
export const staffListScreens: readonly Screen[] = shownListNames.map((name) => {
  const { title, permission, screen } = staffLists[name]
  return {
    path: `/transactions/${name}`,
    title,
    audience: 'staff',
    ...(permission === null ? { opensTo: (actor: Actor) => mayOpenList(name, actor) } : { permission }),
    menu: { ...screen.menu, label: title, icon: icons[name] ?? IconList, count: name },
    list: name,
    page: () => import('../../features/queues/StaffListPage.tsx'),
  }
})
