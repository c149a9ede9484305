import { secondFactor } from '@lading/contract/second-factor/second-factor'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { usePortal } from '#lib/portal.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Enrolment } from './Enrolment.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Setting up a second factor that the portal asks for before anything else. */
export function OwedSecondFactor({ onDone }: { onDone: () => void }) {
  const { data, error, refetch } = useQuery(query(secondFactor))
  const [codes, setCodes] = useState<readonly string[]>()
  const { sessionCalls } = usePortal()
  const goOn = () => void sessionCalls.rereadUser().then(onDone)
  if (codes) return <RecoveryCodes codes={codes} heading={2} done="I have saved them, continue" onDone={goOn} />
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (data)
    return <Enrolment passkeysAt={data.passkeys_at} onCodes={(told) => (told.length > 0 ? setCodes(told) : goOn())} />
  return <Skeleton height={180} role="status" aria-label="Loading" />
}
