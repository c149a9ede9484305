import { isActionKey } from '@lading/domain/workflow/actions/actions'
import { IconArrowRight } from '@tabler/icons-react'
import { icons } from './act-icons.ts'

/** The picture of an act; hidden from readers, the words stand beside it. */
export function ActIcon({ action, size = 17 }: { action: string; size?: number }) {
  const Shown = (isActionKey(action) ? icons[action] : undefined) ?? IconArrowRight
  return <Shown size={size} stroke={1.8} aria-hidden />
}
