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
      <span>
        Your unsaved entries have been restored. They are not saved yet.
        {is_outdated && ' Others were saved since then. If you save yours, they take their place.'}{' '}
        <Anchor component="button" type="button" inherit underline="always" onClick={onDiscard}>
          Discard my entries
        </Anchor>
      </span>
    </Notice>
  )
}
