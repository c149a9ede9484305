import { Anchor } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Unsaved } from '#ui/forms/unsent/kept-form.ts'
import { Notice } from '#ui/messages/Notice.tsx'

/** Words of an earlier visit are in the form again, and are not saved yet. */
export function NotSaved({ unsaved: { is_outdated, discard } }: { unsaved: Unsaved }) {
  return (
    <Notice tone="client" role="status" icon={<IconPencil size={16} aria-hidden />}>
      <span>
        Your unsaved entries have been restored. They are not saved yet.
        {is_outdated && ' Others were saved since then. If you save yours, they take their place.'}{' '}
        <Anchor component="button" type="button" inherit underline="always" onClick={discard}>
          Discard my entries
        </Anchor>
      </span>
    </Notice>
  )
}
