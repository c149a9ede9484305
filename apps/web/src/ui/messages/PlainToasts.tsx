import { CloseButton, Group, Paper, Text } from '@mantine/core'
import { notifications, useNotifications } from '@mantine/notifications'

/** What was said, where the code that draws toasts did not arrive: that the connection is lost must be said without one. */
export function PlainToasts() {
  const last = useNotifications().notifications.at(-1)
  if (!last) return null
  return (
    <Paper pos="fixed" inset="auto 1rem 1rem" maw={440} mx="auto" p="sm" shadow="md" withBorder style={{ zIndex: 400 }}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" role="alert">
          {last.message}
        </Text>
        <CloseButton aria-label="Close message" onClick={() => notifications.clean()} />
      </Group>
    </Paper>
  )
}
