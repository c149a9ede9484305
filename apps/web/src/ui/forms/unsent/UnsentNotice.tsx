import { Anchor, Box, Text } from '@mantine/core'
import { Notice } from '#ui/messages/Notice.tsx'
import { OvertakenAnswer, type AnswersAround } from './OvertakenAnswer.tsx'
import type { UnsentWork, Values } from './unsent-work.ts'

interface Props {
  readonly unsent: Pick<UnsentWork<Values>, 'found' | 'outdated' | 'given'>
  readonly around: AnswersAround
  readonly onDiscard: () => void
}

/** What was typed earlier is in the form again, and is not saved yet; where others saved another answer since, the choice between both. */
export function UnsentNotice({ unsent: { found, outdated, given }, around, onDiscard }: Props) {
  if (!found) return null
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
        {outdated.length > 0 && (
          <>
            <Text inherit mt="xxs">
              Others were saved since then. If you save yours, they take their place:
            </Text>
            <Box component="ul" m={0} pl="lg">
              {outdated.map((name) => (
                <OvertakenAnswer key={name} name={name} theirs={given[name]} around={around} />
              ))}
            </Box>
          </>
        )}
      </div>
    </Notice>
  )
}
