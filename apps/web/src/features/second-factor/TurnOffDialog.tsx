import { secondFactor, turnOffSecondFactor } from '@lading/contract/second-factor'
import { Text } from '@mantine/core'
import { useAct } from '#lib/act'
import { rereadUser } from '#lib/session-calls'
import { Dialog } from '#ui/Dialog'
import { PasswordAndCodeForm } from './PasswordAndCodeForm.tsx'

interface Props {
  readonly onClose: () => void
  readonly isRequired: boolean
}

/** Turns the second factor off. */
export function TurnOffDialog({ onClose, isRequired }: Props) {
  const act = useAct(turnOffSecondFactor, {
    stale: [secondFactor],
    done: 'Your second factor is off.',
    onDone: () => {
      onClose()
      void rereadUser()
    },
  })
  return (
    <Dialog title="Turn off your second factor?" onClose={onClose} busy={act.isPending}>
      <PasswordAndCodeForm verb="Turn it off" danger act={act} onClose={onClose}>
        <Text size="sm">
          {isRequired
            ? 'This portal asks it of all its staff: you set up another one before you go on. Do this to change to another phone.'
            : 'From then on the password alone lets you in. The recovery codes stop working.'}
        </Text>
      </PasswordAndCodeForm>
    </Dialog>
  )
}
