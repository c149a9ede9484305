import {
  decideSecondAdministrator,
  secondAdministrator,
  setSecondAdministrator,
  type SecondAdministrator,
} from '@lading/contract/people/second-administrator'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { useActor } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { WaitingDecision } from '../accounts/WaitingDecision.tsx'

const stale = [secondAdministrator]

/** Whether changes of roles and role holders need a second administrator, and how that is changed. */
export function SecondAdministratorPane() {
  const { data, error, refetch } = useQuery(query(secondAdministrator))
  const decide = useAct(decideSecondAdministrator, { stale })
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return null
  const { change } = data
  if (change)
    return (
      <WaitingDecision
        change={change}
        lines={['Changes to roles and role holders would no longer need a second administrator.']}
        busy={decide.isPending}
        onDecide={(decision) => decide.mutate({ body: { change_id: change.id, decision } })}
      />
    )
  return <Rule now={data} />
}

function Rule({ now: { is_on, version, administrators } }: { now: SecondAdministrator }) {
  const isKeeper = useActor()?.agency === null
  const [isAsking, setAsking] = useState(false)
  const act = useAct(setSecondAdministrator, {
    done: ({ change }) =>
      change ? 'It needs confirmation by another administrator.' : 'A second administrator must now confirm changes.',
    stale,
    onDone: () => setAsking(false),
  })
  const isAlone = !is_on && administrators < 2
  return (
    <Pane
      title="Second administrator"
      subtitle={
        is_on
          ? 'Required: changes to roles and role holders take effect after another administrator confirms them.'
          : 'Not required: changes to roles and role holders take effect immediately.'
      }
    >
      {isKeeper && !isAlone && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {is_on ? 'Stop requiring a second administrator' : 'Require a second administrator'}
        </Button>
      )}
      {isAlone && (
        <Text fz="dense" c="dimmed" mt="xs">
          There is no other administrator to confirm.
        </Text>
      )}
      {isAsking && (
        <ConfirmDialog
          title={is_on ? 'Stop requiring a second administrator?' : 'Require a second administrator?'}
          confirm={is_on ? 'Request the change' : 'Require confirmation'}
          busy={act.isPending}
          onConfirm={() => act.mutate({ body: { is_on: !is_on, version } })}
          onClose={() => setAsking(false)}
        >
          {is_on
            ? 'It ends once another administrator confirms. Changes already pending still need a second administrator.'
            : `${administrators} administrators can confirm. Ending it also needs a second administrator.`}
        </ConfirmDialog>
      )}
    </Pane>
  )
}
