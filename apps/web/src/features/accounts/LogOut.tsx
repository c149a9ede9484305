import { Anchor, Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { usePortal } from '#lib/portal.ts'

/** The way out for a person who must do something before they go on. */
export function LogOut() {
  const navigate = useNavigate()
  const { sessionCalls } = usePortal()
  const leave = async () => {
    await sessionCalls.signOut()
    await navigate(paths.home())
  }
  return (
    <Text size="sm" c="dimmed" ta="center">
      Not now?{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={() => void leave()}>
        Log out
      </Anchor>
    </Text>
  )
}
