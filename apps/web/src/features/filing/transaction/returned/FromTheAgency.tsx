import { Text } from '@mantine/core'
import { Notice } from '#ui/messages/Notice.tsx'

interface Props {
  readonly words: string
  /** Idle once it is answered. */
  readonly tone?: 'client' | 'idle'
}

/** What the evaluator wrote, line by line. */
export function FromTheAgency({ words, tone = 'client' }: Props) {
  return (
    <Notice tone={tone} style={{ overflowWrap: 'anywhere' }}>
      <div>
        <Text size="xs" fw={700}>
          The agency
        </Text>
        <Text inherit style={{ whiteSpace: 'pre-line' }}>
          {words}
        </Text>
      </div>
    </Notice>
  )
}
