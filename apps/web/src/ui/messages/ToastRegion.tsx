import { Notifications, useNotifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'
import { useToastLift } from './toast-lift.ts'

/** Where toasts appear; once in the application. What was said before it is there is shown when it comes. */
export function ToastRegion() {
  useToastLift(useNotifications().notifications.length)
  return <Notifications position="top-right" limit={4} zIndex={400} />
}
