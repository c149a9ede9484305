import { secondFactor } from '@lading/contract/second-factor/second-factor'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { Enrolment } from './Enrolment.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { Standing } from './Standing.tsx'

/** What is asked after the password: setting it up, passkeys, app and recovery codes, removing them. */
export function SecondFactorPane() {
  const { data, error, refetch } = useQuery(query(secondFactor))
  const [codes, setCodes] = useState<readonly string[]>()
  // A person who has recovery codes already is told none.
  const keep = (told: readonly string[]) => setCodes(told.length > 0 ? told : undefined)
  return (
    <Pane
      title="Second factor"
      subtitle="After the password, you confirm each login with a passkey or a code from your phone."
    >
      {codes ? (
        <RecoveryCodes codes={codes} done="I have saved them" onDone={() => setCodes(undefined)} />
      ) : data?.is_on ? (
        <Standing standing={data} onCodes={keep} />
      ) : data ? (
        <Enrolment passkeysAt={data.passkeys_at} onCodes={keep} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} role="status" aria-label="Loading" />
      )}
    </Pane>
  )
}
