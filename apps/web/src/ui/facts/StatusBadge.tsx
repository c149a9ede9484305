import { labelOfStatus, statusLabels } from '@lading/domain/transactions/labels'
import type { Status } from '@lading/domain/transactions/status'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { useActor } from '#lib/session.ts'
import { Mark } from './Mark.tsx'

interface Props {
  readonly status: Status
  /** What has this status: the words follow its family. Null for an accreditation. */
  readonly type: TransactionType | null
  readonly size?: 'sm' | 'md' | 'lg'
  /** Glyph and word without the ground, for lists. */
  readonly plain?: boolean
  /** Whose words; those of the signed-in person when it is not said. */
  readonly audience?: 'customer' | 'staff'
}

/** A status of the workflow, in the words of who reads it. */
export function StatusBadge({ status, type, size = 'md', plain = false, audience }: Props) {
  const actor = useActor()
  const words = audience ?? (actor?.audience === 'staff' ? 'staff' : 'customer')
  return (
    <Mark tone={statusLabels[status].tone} size={size} plain={plain}>
      {labelOfStatus(status, words, type)}
    </Mark>
  )
}
