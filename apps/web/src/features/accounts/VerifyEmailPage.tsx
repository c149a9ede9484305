import { verifyEmail } from '@lading/contract/accounts/accounts'
import { Button, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { nextStep } from './next-step.ts'
import { Refusal } from '#ui/forms/Refusal.tsx'
import { ResendForm } from './ResendForm.tsx'

/** Says that a link was mailed, sends it again, and is where the link leads. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { user } = useSession()
  if (token) return <Confirming token={token} />
  return user?.email_verified_at ? <Confirmed email={user.email} /> : <CheckYourMail />
}

function CheckYourMail() {
  const { state } = useLocation() as { state: { email?: string } | null }
  const { user } = useSession()
  const email = state?.email ?? user?.email ?? ''
  return (
    <AccountFrame
      title="Check your mail"
      lead={
        <>
          We sent a link to {email ? <b>{email}</b> : 'your e-mail address'}. Open it within 24 hours to continue. If
          nothing arrives in a few minutes, check your spam folder.
        </>
      }
    >
      <MailboxNote />
      <ResendForm email={email} />
      <Text size="sm" c="dimmed" ta="center">
        Already confirmed? <Link to={paths.login()}>Log in</Link>. A wrong address?{' '}
        <Link to={paths.register()}>Register again</Link>
      </Text>
    </AccountFrame>
  )
}

/** The link works once, so it is used once, however often this page is drawn. */
function Confirming({ token }: { token: string }) {
  const { transport, sessionCalls } = usePortal()
  const { data, error } = useQuery({
    queryKey: [verifyEmail.path, token],
    queryFn: () => transport.call(verifyEmail, { query: { token } }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  useEffect(() => {
    if (data) void sessionCalls.rereadUser()
  }, [data, sessionCalls])
  if (data) return <Confirmed email={data.email} />
  if (!error) {
    return (
      <AccountFrame title="One moment" lead="We are confirming your address.">
        <Loader aria-label="Confirming" />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title="This link does not work">
      <Refusal error={error} />
      <p>If you have already confirmed your address, log in. Otherwise request a new link:</p>
      <ResendForm email="" />
      <MailboxNote />
      <Text size="sm" c="dimmed" ta="center">
        <Link to={paths.login()}>Log in</Link>
      </Text>
    </AccountFrame>
  )
}

function Confirmed({ email }: { email: string }) {
  const { user } = useSession()
  const { session } = usePortal()
  const mine = user?.email === email && user.email_verified_at ? user : null
  return (
    <AccountFrame
      title="Your address is confirmed"
      lead={
        <>
          <b>{email}</b> is yours. {mine ? 'You can continue.' : 'Log in to continue.'}
        </>
      }
    >
      <GoOn
        to={mine ? () => nextStep(mine, session) : paths.login}
        email={email}
        label={mine ? 'Continue' : 'Log in'}
      />
    </AccountFrame>
  )
}

/** The login is opened with the address that was confirmed. */
function GoOn({ to, email, label }: { to: () => string; email: string; label: string }) {
  return (
    <Button component={Link} to={to()} state={{ email }} size="md" fullWidth>
      {label}
    </Button>
  )
}
