import { Box, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  readonly title: ReactNode
  /** One line on what the page is for or how it stands. */
  readonly subtitle?: ReactNode
  /** The small line above the title: what kind of thing it is. */
  readonly eyebrow?: ReactNode
  /** The status beside the title. */
  readonly badge?: ReactNode
  /** The page's one primary action. */
  readonly action?: ReactNode
}

/** The head of a page: its only h1. */
export function PageHeader({ title, subtitle, eyebrow, badge, action }: Props) {
  return (
    <Group component="header" justify="space-between" align="flex-end" gap="sm">
      <Box miw={0}>
        {eyebrow && <div className="eyebrow">{eyebrow}</div>}
        <Group gap="xs">
          <Title order={1}>{title}</Title>
          {badge}
        </Group>
        {subtitle && (
          <Text c="dimmed" mt="xxs" fz="inherit">
            {subtitle}
          </Text>
        )}
      </Box>
      {action && <div className="no-print">{action}</div>}
    </Group>
  )
}
