import { Box, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Mark } from '#ui/facts/Mark.tsx'
import { type CheckedFile, standingMarks, standingOfFile } from './checked-files.ts'

interface DecisionFrameProps {
  readonly title: string
  readonly file: CheckedFile['file']
  readonly acts?: ReactNode
  readonly children: ReactNode
}

/** Where a document stands, and what can be done with it. */
export function DecisionFrame({ title, file, acts, children }: DecisionFrameProps) {
  const [tone, word] = standingMarks[standingOfFile(file)]
  return (
    <Box px="md" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="xs" mih={36}>
        <Title order={3} size="sm" ff="text">
          {title}
        </Title>
        <Mark tone={tone}>{word}</Mark>
        <Group gap="xs" ml="auto">
          {acts}
        </Group>
      </Group>
      {children}
    </Box>
  )
}
