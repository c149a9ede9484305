import type { Actor } from '@lading/domain/people/acting/actor'
import {
  isRecord,
  mayOpenList,
  shownListNames,
  staffLists,
  type ShownListName,
} from '@lading/domain/workflow/lists/lists'
import type { ListScreen } from '@lading/domain/workflow/lists/staff-list'
import { paths } from '@lading/contract/addresses/paths'
import {
  IconArrowsSplit,
  IconCash,
  IconClipboardCheck,
  IconFileSearch,
  IconGavel,
  IconInbox,
  IconList,
  IconListDetails,
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

/** The staff lists: one page, and an entry for each row of the table; the menu counts what waits in each. */
export const staffListScreens: readonly Screen[] = shownListNames.map((name) => {
  const { title, permission } = staffLists[name]
  const { menu }: ListScreen = staffLists[name].screen
  return {
    path: paths.staffList(name),
    title,
    audience: 'staff',
    ...(permission === null ? { opensTo: (actor: Actor) => mayOpenList(name, actor) } : { permission }),
    menu: {
      label: title,
      ...menu,
      icon: icons[name] ?? (isRecord(name) ? IconListDetails : IconList),
      ...(!isRecord(name) && { count: name }),
    },
    list: name,
    page: () => import('../../features/queues/StaffListPage.tsx'),
  }
})
