import { claimNext } from '@lading/contract/queues'
import { holds } from '@lading/domain/people/acting/actor'
import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { staffPath } from '@lading/contract/addresses/transaction-path'
import { useAct } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { toast } from '#lib/toast.ts'

/** Locks the next transaction for this evaluator and opens it. Absent for others. */
export function TakeNext() {
  const actor = useActor()
  const navigate = useNavigate()
  const act = useAct(claimNext, {
    onDone: (claimed) => {
      if (claimed.transaction_id === null) toast('No transaction is waiting for you.', { kind: 'info' })
      else void navigate(staffPath(claimed))
    },
  })
  if (!actor || !holds(actor, 'lock-start-evaluation')) return null
  return (
    <Button
      leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden />}
      loading={act.isPending}
      onClick={() => act.mutate({})}
    >
      Take next
    </Button>
  )
}
