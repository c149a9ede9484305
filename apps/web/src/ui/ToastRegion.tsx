import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.layer.css'

/** Where toasts appear; once in the application. What was said before it is there is shown when it comes. */
export function ToastRegion() {
  return <Notifications position="top-right" limit={4} zIndex={400} />
}
