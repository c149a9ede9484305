import { Anchor } from '@mantine/core'
import { Notice } from '#ui/messages/Notice.tsx'
import { OvertakenAnswers, type AnswersAround } from './OvertakenAnswers.tsx'
import type { UnsentWork, Values } from './unsent-work.ts'

interface Props {
  readonly unsent: Pick<UnsentWork<Values>, 'found' | 'outdated' | 'given'>
  readonly around: AnswersAround
  readonly onDiscard: () => void
}

/** What was typed earlier is in the form again, and is not saved yet; where others saved another answer since, the choice between both. */
export function UnsentNotice({ unsent, around, onDiscard }: Props) {
  if (!unsent.found) return null
  return (
    <Notice tone="client" role="status">
      <div>
        {/* In a dialog the focus begins here, so that it is heard, and the first key does not discard. */}
        <span tabIndex={-1} data-autofocus>
          Your unsaved entries have been restored. They are not saved yet.{' '}
          <Anchor component="button" type="button" inherit underline="always" onClick={onDiscard}>
            Discard my entries
          </Anchor>
        </span>
        {unsent.outdated.length > 0 && <OvertakenAnswers unsent={unsent} around={around} />}
      </div>
    </Notice>
  )
}
