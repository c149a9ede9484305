import { useLocalStorage } from '@mantine/hooks'
import { useSession } from './session.ts'

/** Whether shortcuts of a single key are on: the person's own choice on this device (WCAG 2.1.4). */
export function useSingleKeys() {
  const { user } = useSession()
  return useLocalStorage({
    key: `single_keys:${user?.id ?? 'visitor'}`,
    defaultValue: true,
    getInitialValueInEffect: false,
  })
}
