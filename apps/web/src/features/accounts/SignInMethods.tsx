import type { SignInMethod } from '@lading/contract/sign-on'
import type { SignInAudience } from '@lading/domain/people/signing-in/sign-on'
import { Button, Divider, Stack, Text } from '@mantine/core'
import { IconBrandGoogleFilled, IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { usePortal } from '#lib/portal.ts'
import { signInMethods } from './sign-in-methods.ts'

interface Props {
  readonly audience: SignInAudience
  /** Registering, else logging in. */
  readonly isSignup?: boolean
}

/** Ways to sign in other than the password, if the portal offers any. Registering offers the social accounts only. */
export function SignInMethods({ audience, isSignup = false }: Props) {
  const { wanted } = usePortal().session
  const { data } = useQuery(signInMethods)
  const methods = data?.data.filter(
    ({ audiences, provider }) => audiences.includes(audience) && !(isSignup && provider === 'sso'),
  )
  if (!methods || methods.length === 0) return null
  const begin = new URLSearchParams({ as: audience, for: isSignup ? 'signup' : 'login', to: wanted.read() })
  return (
    <Stack gap="sm">
      <Divider label="or" />
      {methods.map((method) => (
        <Button
          key={method.provider}
          component="a"
          href={`${method.begin}?${begin}`}
          variant="default"
          size="md"
          fullWidth
          leftSection={<WayIcon way={method} />}
        >
          Continue with {method.label}
        </Button>
      ))}
      {methods.some(({ is_stand_in }) => is_stand_in) && (
        <Text fz="dense" c="dimmed" ta="center">
          This is a demo: its own sign-in page stands in for {methods.map(({ label }) => label).join(' and ')}.
        </Text>
      )}
    </Stack>
  )
}

function WayIcon({ way: { provider } }: { way: SignInMethod }) {
  const Shown = provider === 'google' ? IconBrandGoogleFilled : IconKey
  return <Shown size={18} aria-hidden />
}
