import { Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { Notice } from './Notice.tsx'

/** A part of a page that could not be loaded, with a way out. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Notice tone="stopped" role="alert" align="center" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text inherit flex={1}>
        {message}
      </Text>
      {onRetry && (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={15} />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  )
}
