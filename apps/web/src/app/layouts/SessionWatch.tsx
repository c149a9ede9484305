import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'

const WARNING = 120_000 // milliseconds before the token ends (decisions, "Sessions")

/** Warns two minutes before the token ends and offers to stay signed in. */
export function SessionWatch() {
  const { session, sessionCalls } = usePortal()
  const { token } = useSession()
  const [warnedAbout, warnAbout] = useState<string | null>(null)
  useEffect(() => {
    if (!token) return
    const timer = setTimeout(() => warnAbout(token), Math.max(0, session.token.endsAt() - WARNING - Date.now()))
    return () => clearTimeout(timer)
  }, [token, session])

  if (!token || warnedAbout !== token) return null
  const stay = async () => {
    warnAbout(null) // the work below is in reach again, whatever the network does
    await sessionCalls.refreshNow()
    if (session.current().token === token) toast.error('Your session could not be extended. Check your connection.')
  }
  return (
    <Dialog title="Are you still there?" onClose={() => void stay()} width={440}>
      <Text>Your session ends in two minutes. Stay signed in to keep your work.</Text>
      <DialogFoot>
        <Button onClick={() => void stay()}>Stay signed in</Button>
      </DialogFoot>
    </Dialog>
  )
}
