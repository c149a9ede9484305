import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { fetchedPart } from '#lib/page-code.ts'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { AccountFrame } from '../features/accounts/AccountFrame.tsx'
import { LogOut } from '../features/accounts/LogOut.tsx'
import ChangePasswordPage from '../features/accounts/ChangePasswordPage.tsx'

const SessionsPane = fetchedPart(async () => (await import('../features/sessions/SessionsPane.tsx')).SessionsPane)
const OwedSecondFactor = fetchedPart(
  async () => (await import('../features/second-factor/OwedSecondFactor.tsx')).OwedSecondFactor,
)

/**
 * What is owed to an account before its owner goes on, the password first. Where nothing is, a new password and the
 * sessions below it: a person who changes it in doubt wants to see both.
 */
export default function PasswordAndSessionsPage() {
  const { user } = useSession()
  const { wanted } = usePortal().session
  const navigate = useNavigate()
  if (user?.owes_second_factor && user.change_passwd !== 1) {
    return (
      <AccountFrame
        title="Set up your second factor"
        lead="Staff confirm each login with a passkey or a code from their phone."
      >
        <Suspense>
          <OwedSecondFactor onDone={() => void navigate(wanted.take())} />
        </Suspense>
        <LogOut />
      </AccountFrame>
    )
  }
  return (
    <ChangePasswordPage
      below={
        <Suspense>
          <SessionsPane />
        </Suspense>
      }
    />
  )
}
