import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Rosette } from '../facts/Guilloche.tsx'

interface Props {
  /** What is not there. */
  readonly title: string
  /** What to do next, or when something will be here. */
  readonly hint: ReactNode
  /** The button or link that does it. */
  readonly action?: ReactNode
  /** The level of the heading where it stands. */
  readonly order?: 2 | 3
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, hint, action, order = 2 }: Props) {
  return (
    <Stack align="center" gap="xs" px="lg" py={36} ta="center">
      <Rosette />
      <Title order={order} size="h4">
        {title}
      </Title>
      <Text fz="inherit" component="div" maw="46ch" c="dimmed">
        {hint}
      </Text>
      {action}
    </Stack>
  )
}
