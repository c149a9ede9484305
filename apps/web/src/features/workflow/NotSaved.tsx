import { IconPencil } from '@tabler/icons-react'
import { Notice } from '#ui/messages/Notice.tsx'

/** Words of an earlier visit are in the form again, and are not saved yet. */
export function NotSaved() {
  return (
    <Notice tone="client" role="status" icon={<IconPencil size={16} aria-hidden />}>
      Your unsaved entries have been restored. They are not saved yet.
    </Notice>
  )
}
