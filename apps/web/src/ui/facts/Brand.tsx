import { Flex, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Seal } from './Seal.tsx'

interface Props {
  readonly to: string
  /** The colour of the smaller line; on a dark panel both are light. */
  readonly small: string
  readonly light?: boolean
  readonly size?: number
  readonly className?: string | undefined
  /** The seal alone, with the name for readers. */
  readonly short?: boolean
  /** More for readers, after the name. */
  readonly children?: ReactNode
  readonly onClick?: (() => void) | undefined
}

/** The seal and the name of the portal, which lead home. */
export function Brand({ to, small, light = false, size = 40, short = false, children, ...others }: Props) {
  return (
    <Flex
      component={Link}
      to={to}
      gap="sm"
      align="center"
      ff="heading"
      fz="md"
      fw={600}
      lh={1.15}
      td="none"
      c={light ? '#fff' : 'inherit'}
      {...(short && { 'aria-label': 'Lading' })}
      {...others}
    >
      <Seal light={light} size={size} />
      {!short && (
        <span>
          Lading
          <Text component="small" display="block" fz="xs" fw={400} lh={1.35} ff="text" c={small}>
            Forwarder accreditation
          </Text>
          {children}
        </span>
      )}
    </Flex>
  )
}
