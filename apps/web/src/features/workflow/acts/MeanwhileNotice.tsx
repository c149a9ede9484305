import { IconRefreshAlert } from '@tabler/icons-react'
import { instantText } from '#lib/format.ts'
import { StatusBadge } from '#ui/StatusBadge.tsx'
import { useTransaction } from '../open-transaction.ts'
import type { Meanwhile } from './use-move.ts'

interface Props {
  readonly meanwhile: Meanwhile
  /** Whether the act is still on offer. */
  readonly isOpen: boolean
  /** Whether the dialog asks for words that are kept. */
  readonly asks: boolean
}

/** The case moved while the dialog was open: what happened, and whether the act is still open. */
export function MeanwhileNotice({ meanwhile, isOpen, asks }: Props) {
  const { process } = useTransaction()
  const { last_step } = meanwhile
  return (
    <div className="meanwhile" role="alert">
      <IconRefreshAlert size={20} aria-hidden />
      <div>
        <b>This case changed meanwhile.</b>
        {last_step && (
          <p>
            {last_step.label}, by {last_step.by}, {instantText(last_step.at)}.
          </p>
        )}
        <p>
          It stands at <StatusBadge status={process.status} size="sm" /> now.{' '}
          {isOpen ? 'Look at the case once more, then confirm.' : 'This act is no longer open.'}
          {asks && ' What you wrote is kept.'}
        </p>
      </div>
    </div>
  )
}
