import { IconPencil } from '@tabler/icons-react'
import { Notice } from '#ui/Notice.tsx'

/** Words of an earlier visit are in the form again, and are not saved yet. */
export function NotSaved() {
  return (
    <Notice tone="client" role="status" icon={<IconPencil size={16} aria-hidden />}>
      What you typed before is here again. It is not saved yet.
    </Notice>
  )
}
