import { listSignInWays, type SignInWay } from '@lading/contract/sign-on'
import type { Door } from '@lading/domain/people/sign-on'
import { Button, Divider } from '@mantine/core'
import { IconBrandGoogleFilled, IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api'
import { wantedPage } from '#lib/session'

interface Props {
  readonly door: Door
  /** Registering, else logging in. */
  readonly isSignup?: boolean
}

/** The ways in besides the password, where the portal has any; the register page offers the social ones alone. */
export function SignInWays({ door, isSignup = false }: Props) {
  const { data } = useQuery(query(listSignInWays))
  const ways = data?.data.filter(({ doors, provider }) => doors.includes(door) && !(isSignup && provider === 'sso'))
  if (!ways || ways.length === 0) return null
  const begin = new URLSearchParams({ as: door, for: isSignup ? 'signup' : 'login', to: wantedPage() })
  return (
    <div className="account-ways">
      <Divider label="or" />
      {ways.map((way) => (
        <Button
          key={way.provider}
          component="a"
          href={`${way.begin}?${begin}`}
          variant="default"
          size="md"
          fullWidth
          leftSection={<WayIcon way={way} />}
        >
          Continue with {way.label}
        </Button>
      ))}
      {ways.some(({ is_stand_in }) => is_stand_in) && (
        <p className="fine">
          This is a demo: its own sign-in page stands in for {ways.map(({ label }) => label).join(' and ')}.
        </p>
      )}
    </div>
  )
}

function WayIcon({ way: { provider } }: { way: SignInWay }) {
  const Shown = provider === 'google' ? IconBrandGoogleFilled : IconKey
  return <Shown size={18} aria-hidden />
}
