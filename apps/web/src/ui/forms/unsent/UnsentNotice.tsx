import { Anchor } from '@mantine/core'
import { Notice } from '#ui/messages/Notice.tsx'
import type { UnsentWork } from './unsent-work.ts'

interface Props {
  readonly unsent: Pick<UnsentWork<object>, 'found' | 'is_outdated'>
  readonly onDiscard: () => void
}

/** What was typed earlier is in the form again, and is not saved yet. */
export function UnsentNotice({ unsent: { found, is_outdated }, onDiscard }: Props) {
  if (!found) return null
  return (
    <Notice tone="client" role="status">
      {/* In a dialog the focus begins here, so that it is heard, and the first key does not discard. */}
      <span tabIndex={-1} data-autofocus>
        Your unsaved entries have been restored. They are not saved yet.
        {is_outdated && ' Others were saved since then. If you save yours, they take their place.'}{' '}
        <Anchor component="button" type="button" inherit underline="always" onClick={onDiscard}>
          Discard my entries
        </Anchor>
      </span>
    </Notice>
  )
}
