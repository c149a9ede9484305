import type { Tone } from '@lading/domain/transactions/labels'
import { Box, Flex, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props extends FlexProps {
  readonly tone: Tone
  readonly icon?: ReactNode
  readonly role?: 'alert' | 'status'
  readonly children: ReactNode
}

/** Sentences on the colour of who must move. */
export function ToneBox({ tone, icon, children, ...box }: Props) {
  return (
    <Flex bg={`var(--${tone}-bg)`} c={`var(--${tone}-fg)`} gap="sm" px="sm" py="xs" bdrs="md" fz="sm" lh={1.5} {...box}>
      {icon && (
        <Box component="span" flex="none" lh={0}>
          {icon}
        </Box>
      )}
      <div>{children}</div>
    </Flex>
  )
}
