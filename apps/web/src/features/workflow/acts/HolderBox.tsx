import { Group, Text } from '@mantine/core'
import { Status } from '@lading/domain/transactions/status'
import { evaluatorsStatuses } from '@lading/domain/transactions/status-groups'
import { IconLock } from '@tabler/icons-react'
import { PersonAvatar } from '#ui/facts/PersonAvatar.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useMinutesLeft } from './lease.ts'

/** Who holds the transaction, and for how long yet; else on whose desk it lies. */
export function HolderBox() {
  const { process } = useTransaction()
  const { holder, processor } = process
  const minutes = useMinutesLeft(holder?.lease_ends_at)
  const person = holder ?? processor
  if (!person) return null
  return (
    <Group gap="xs" wrap="nowrap" pb="sm" mb="sm" style={{ borderBottom: '1px solid var(--rule)' }}>
      <PersonAvatar user_id={person.user_id} name={person.name} size={34} />
      <div>
        <Text size="sm" fw={600}>
          {person.name}
          {holder?.is_me && ' (you)'}
        </Text>
        <Text size="xs" c="dimmed">
          {holder ? (
            <>
              <IconLock size={13} aria-hidden /> {leaseText(minutes, holder.is_me)}
            </>
          ) : (
            deskText(process.status)
          )}
        </Text>
      </div>
    </Group>
  )
}

function deskText(status: Status): string {
  if (status === Status.forClientAction) return 'It returns to this person.'
  return evaluatorsStatuses.includes(status) ? 'Assigned, not locked' : 'evaluated this transaction'
}

function leaseText(minutes: number, is_me: boolean): string {
  if (minutes <= 0) return is_me ? 'your lock has expired' : 'the lock has expired'
  const left = `${minutes} min left`
  return is_me ? `holds the lock · ${left}, renewed as you work` : `works on it now · ${left} unless renewed`
}
