import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'

/** A part of a page that could not be loaded, with a way out. */
export function ErrorState({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className="trouble" role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <p>{message}</p>
      {onRetry && (
        <Button variant="default" size="xs" leftSection={<IconRefresh size={15} />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
