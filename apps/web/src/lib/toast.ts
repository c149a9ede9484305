import { notifications, useNotifications } from '@mantine/notifications'
import { useState } from 'react'

const DEFAULT_TIME = 5000 // milliseconds; specification, section 9

/** The kinds of the specification, section 5, and the colour each wears. */
const colours = {
  default: 'gray',
  info: 'pacific',
  primary: 'pacific',
  danger: 'stamp',
  warning: 'brass',
  success: 'leaf',
} as const
type Kind = keyof typeof colours

interface Options {
  readonly kind?: Kind
  /** Milliseconds it stays, at least 0; 5000 when it is not said. */
  readonly time?: number
  readonly place?: 'top-right' | 'top-center'
  readonly title?: string
}

/** Shows one sentence for a while, at the top right unless told otherwise. Returns its id. */
export function toast(
  message: string,
  { kind = 'default', time = DEFAULT_TIME, place = 'top-right', title }: Options = {},
): string {
  return notifications.show({
    message,
    title,
    color: colours[kind],
    autoClose: Math.max(0, time),
    position: place,
    role: kind === 'danger' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': 'Close message' },
  })
}

toast.success = (message: string, options?: Options) => toast(message, { ...options, kind: 'success' })
toast.error = (message: string, options?: Options) => toast(message, { ...options, kind: 'danger' })

/** Whether a toast was shown since the page was opened: what draws them is fetched with the first. */
export function useAnythingSaid(): boolean {
  const isSaid = useNotifications().notifications.length > 0
  const [wasSaid, setSaid] = useState(isSaid)
  if (isSaid && !wasSaid) setSaid(true)
  return isSaid || wasSaid
}
