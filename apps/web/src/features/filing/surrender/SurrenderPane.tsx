import { paths } from '@lading/contract/addresses/paths'
import { surrender, type Surrender } from '@lading/contract/accreditations/surrenders'
import { Status } from '@lading/domain/transactions/status'
import { clientWordsOf } from '@lading/domain/workflow/actions/actions'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '#lib/api.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { SurrenderDialog } from './SurrenderDialog.tsx'
import { SurrenderSteps } from './SurrenderSteps.tsx'

/** The way to give an accreditation in force up, and what became of it; nothing where it is not in force and never was asked. */
export function SurrenderPane({ accreditation_id: id }: { readonly accreditation_id: number }) {
  const { data, error, refetch } = useQuery(query(surrender, { params: { id } }))
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data || (data.status !== Status.accredited && data.steps.length === 0)) return null
  return <OneSurrender surrender={data} />
}

function OneSurrender({ surrender: found }: { readonly surrender: Surrender }) {
  const [isOpen, setOpen] = useState(false)
  const { accreditation_id, number, status, steps, why_not, waits_at } = found
  const { label } = clientWordsOf('ask-for-surrender', null)
  const isInForce = status === Status.accredited
  const isCarriedOn = !isInForce && waits_at !== null && waits_at.accreditation_id !== accreditation_id
  return (
    <Pane
      title={`Surrender of ${number}`}
      subtitle={
        isInForce
          ? 'Give the accreditation up when the business no longer forwards freight.'
          : 'This accreditation is no longer in force.'
      }
      aside={
        isInForce &&
        why_not === null && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {label}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {isInForce && why_not && (
          <Text size="sm" c="dimmed">
            {why_not}
          </Text>
        )}
        {isCarriedOn ? <CarriedOn {...waits_at} /> : <SurrenderSteps number={number} steps={steps} />}
      </Stack>
      {isOpen && <SurrenderDialog surrender={found} title={label} onClose={() => setOpen(false)} />}
    </Pane>
  )
}

/** The renewal took its place before an answer: the request, and its answer, are read there. */
function CarriedOn({ accreditation_id, number }: NonNullable<Surrender['waits_at']>) {
  return (
    <Text size="sm">
      {'The request was not answered before the renewal took its place. It is about accreditation '}
      <Anchor component={Link} inherit underline="always" to={paths.myApplication(accreditation_id)}>
        <span className="num">{number}</span>
      </Anchor>
      {' now, and waits for the approving officer.'}
    </Text>
  )
}
