import { Box, Group, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'

interface Props {
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  /** A sign before the title. */
  readonly icon?: ReactNode
  /** What stands at the right of the title. */
  readonly aside?: ReactNode
  /** The brass edge that says: act here. */
  readonly act?: boolean
  readonly component?: 'section' | 'aside'
  /** Names the region for readers where it has no title. */
  readonly label?: string
  readonly className?: string
  readonly children?: ReactNode
}

/** A sheet on the page; with a title it is a region named by it. */
export function Pane({
  title,
  subtitle,
  icon,
  aside,
  act = false,
  component = 'section',
  label,
  className = '',
  children,
}: Props) {
  const id = useId()
  return (
    <Box
      component={component}
      className={`pane ${className}`}
      data-act={act || undefined}
      aria-label={label}
      aria-labelledby={title ? id : undefined}
    >
      {(title || aside) && (
        <Group justify="space-between" align="flex-start" gap="sm" mb={children ? 'sm' : 0}>
          <div>
            {title && (
              <Group gap="xs" wrap="nowrap">
                {icon}
                <Title order={2} size="h4" id={id}>
                  {title}
                </Title>
              </Group>
            )}
            {subtitle && (
              <Text size="sm" c="dimmed">
                {subtitle}
              </Text>
            )}
          </div>
          {aside}
        </Group>
      )}
      {children}
    </Box>
  )
}
