import { lazy, Suspense } from 'react'
import ChangePasswordPage from '../features/accounts/ChangePasswordPage.tsx'

const SessionsPane = lazy(async () => ({
  default: (await import('../features/sessions/SessionsPane.tsx')).SessionsPane,
}))

/** A new password, and below it where its owner is signed in: whoever changes it in doubt wants to see both. */
export default function PasswordAndSessionsPage() {
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
