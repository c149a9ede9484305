import { IconPencil } from '@tabler/icons-react'

/** Words of an earlier visit are in the form again, and are nobody else's yet. */
export function NotSaved() {
  return (
    <p className="not-saved" role="status">
      <IconPencil size={15} aria-hidden /> What you typed before is here again. It is not saved yet.
    </p>
  )
}
