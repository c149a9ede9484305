import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import type { Frame } from './sign-on-frame.ts'
import { Notice } from '#ui/messages/Notice.tsx'

interface Props {
  /** What the portal refused with. */
  readonly error?: Error
  /** What the provider ended with (OpenID Connect, section 3.1.2.6). */
  readonly why?: string | null
  readonly label?: string
  readonly frame: Frame
}

// Specification, section 8.
const EXISTS = 'Account Already Exist'

/** Why nobody was signed in, and the way back. */
export function SignOnFailure({ error, why = null, label = '', frame: Shown }: Props) {
  const isThere = error?.message === EXISTS
  return (
    <Shown title={isThere ? EXISTS : 'You are not signed in'}>
      <Notice tone="stopped" role="alert" fw={600}>
        {isThere ? 'Your e-mail address has an account. Log in to it instead of registering.' : said(error, why, label)}
      </Notice>
      <Button component={Link} to={paths.login()} replace size="md" fullWidth>
        {isThere ? 'Log in' : 'Back to the login'}
      </Button>
    </Shown>
  )
}

function said(error: Error | undefined, why: string | null, label: string): string {
  if (error) return error.message
  if (why === 'access_denied') return `You left ${label} without signing in. Nothing was changed.`
  if (why === 'temporarily_unavailable') return `${label} is not responding. Try again, or use your password.`
  if (why) return `${label} cancelled the sign-in. Please start again.`
  return 'This address cannot be opened directly. Start from the login page.'
}
