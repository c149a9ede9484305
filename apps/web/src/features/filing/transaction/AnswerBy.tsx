import type { Filing } from '@lading/contract/filing'
import { Box, Text } from '@mantine/core'
import { deadlineText } from '#lib/format.ts'

/** The day the applicant has, and the working days left. */
export function AnswerBy({ filing, word = 'Answer by' }: { filing: Filing; word?: string }) {
  const { client_deadline_on, client_days_left } = filing
  if (!client_deadline_on) return null
  return (
    <Box ta={{ sm: 'right' }} fz="dense" c="dimmed" lh={1.4}>
      {word}
      <Text className="num" ff="heading" fz="lg" fw={600} lh={1.35} c="var(--mantine-color-text)">
        {deadlineText(client_deadline_on)}
      </Text>
      {client_days_left !== null && <span className="num">{leftText(client_days_left)}</span>}
    </Box>
  )
}

/** `15 working days left`, `last day today`, `2 working days late`. */
export function leftText(days: number): string {
  if (days === 0) return 'the last day is today'
  const counted = `${Math.abs(days)} working ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days < 0 ? `${counted} late` : `${counted} left`
}
