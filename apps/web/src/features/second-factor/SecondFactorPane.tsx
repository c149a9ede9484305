import './second-factor.css'
import { secondFactor, type SecondFactor } from '@lading/contract/second-factor'
import { FEW_RECOVERY_CODES } from '@lading/domain/people/second-factor'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#lib/api'
import { instantText } from '#lib/format'
import { ErrorState } from '#ui/ErrorState'
import { Pane } from '#ui/Pane'
import { Enrolment } from './Enrolment.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RenewDialog } from './RenewDialog.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'

/** The code that is asked after the password: setting it up, what is left of its recovery codes, turning it off. */
export function SecondFactorPane() {
  const { data, error, refetch } = useQuery(query(secondFactor))
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Pane
      title="Second factor"
      subtitle="After the password, logging in asks for a code that only your phone shows."
      className="second-factor"
    >
      {codes ? (
        <RecoveryCodes codes={codes} done="I have kept them" onDone={() => setCodes(undefined)} />
      ) : data?.is_on ? (
        <Standing standing={data} onCodes={setCodes} />
      ) : data ? (
        <Enrolment onCodes={setCodes} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} role="status" aria-label="Loading" />
      )}
    </Pane>
  )
}

interface Props {
  readonly standing: SecondFactor
  readonly onCodes: (codes: readonly string[]) => void
}

function Standing({ standing, onCodes }: Props) {
  const [open, setOpen] = useState<'renew' | 'off'>()
  const { since, recovery_codes_left: left, is_required } = standing
  const close = () => setOpen(undefined)
  return (
    <div className="stack">
      <Text>
        Your second factor is <b>on</b>
        {since && <> since {instantText(since)}</>}.
      </Text>
      <Text size="sm">
        {left === 0
          ? 'No recovery code is left.'
          : left === 1
            ? '1 recovery code is left.'
            : `${left} recovery codes are left.`}{' '}
        {left <= FEW_RECOVERY_CODES && 'Make new ones, so that you can log in without the phone.'}
      </Text>
      <div className="second-factor-acts">
        <Button variant="default" onClick={() => setOpen('renew')}>
          Make new recovery codes
        </Button>
        <Button variant="default" c="stamp" onClick={() => setOpen('off')}>
          Turn it off
        </Button>
      </div>
      {open === 'renew' && <RenewDialog onClose={close} onCodes={onCodes} />}
      {open === 'off' && <TurnOffDialog onClose={close} isRequired={is_required} />}
    </div>
  )
}
