import type { Filing } from '@lading/contract/filing/filing'
import { explainDeadline } from '@lading/domain/deadlines/explain-deadline'
import { Anchor, Box, Popover, Text } from '@mantine/core'
import { deadlineText } from '#lib/format.ts'

/** The day the applicant has, the working days left, and why it is this day. */
export function AnswerBy({ filing, word = 'Answer by' }: { filing: Filing; word?: string }) {
  const { client_deadline_on, client_days_left } = filing
  if (!client_deadline_on) return null
  return (
    <Box ta={{ sm: 'right' }} fz="dense" c="dimmed" lh={1.4}>
      {word}
      <Text className="num" ff="heading" fz="md" fw={600} lh={1.35} c="var(--mantine-color-text)">
        {deadlineText(client_deadline_on)}
      </Text>
      {client_days_left !== null && <span className="num">{leftText(client_days_left)}</span>}
      <Explanation filing={filing} />
    </Box>
  )
}

function Explanation({ filing }: { filing: Filing }) {
  const [counted, after] = explainDeadline(filing)
  return (
    <Popover width="min(360px, calc(100vw - 32px))" position="bottom-end" withArrow shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Anchor component="button" type="button" size="xs" display="block" ml={{ sm: 'auto' }}>
          Explain this date
        </Anchor>
      </Popover.Target>
      <Popover.Dropdown aria-label="Why this date" ta="left">
        <Text size="sm" mb="xs">
          {counted}
        </Text>
        <Text size="sm">{after}</Text>
      </Popover.Dropdown>
    </Popover>
  )
}

/** `15 working days left`, `last day today`, `2 working days late`. */
export function leftText(days: number): string {
  if (days === 0) return 'the last day is today'
  const counted = `${Math.abs(days)} working ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days < 0 ? `${counted} late` : `${counted} left`
}
