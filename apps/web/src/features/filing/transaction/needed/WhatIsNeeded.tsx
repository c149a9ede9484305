import type { Filing } from '@lading/contract/filing/filing'
import { isDenied, isEnded, isToPay } from '@lading/domain/transactions/status-groups'
import { statusLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { Pane } from '#ui/layout/Pane.tsx'
import { AnswerBy } from './AnswerBy.tsx'
import { CompletePane } from './CompletePane.tsx'
import { DenialPane } from './DenialPane.tsx'
import { DraftPane } from './DraftPane.tsx'
import { NeededPane } from './NeededPane.tsx'
import { PayPane } from './PayPane.tsx'
import { PickupPane } from './PickupPane.tsx'
import { ReleasedPane, releasedIn } from './ReleasedDocument.tsx'

interface Props {
  readonly filing: Filing
  /** The confirmation above says already that nothing is needed, and what happens next. */
  readonly isConfirmed?: boolean
}

/** The one panel at the top: what is needed from the reader now, why, by when, and the button; or that nothing is. */
export function WhatIsNeeded({ filing, isConfirmed = false }: Props) {
  const { status, next } = filing
  if (status === Status.draft) return <DraftPane filing={filing} />
  if (status === Status.forRequirementCompletion) return <CompletePane filing={filing} />
  if (status === Status.forClientAction) return <NeededPane filing={filing} />
  if (isToPay(status)) return <PayPane filing={filing} />
  if (filing.pickup) return <PickupPane filing={filing} pickup={filing.pickup} />
  if (isDenied(status) && filing.denial_grounds) return <DenialPane filing={filing} />
  const released = releasedIn(filing)
  if (released.length > 0) return <ReleasedPane filing={filing} documents={released} />
  const isAsked = statusLabels[status].tone === 'client'
  if (isConfirmed && !isAsked) return null
  return (
    <Pane
      act={isAsked}
      title={isAsked ? 'What we need from you' : 'No action is needed from you'}
      subtitle={isAsked || isEnded(status) ? next : `What happens next: ${next}`}
      aside={isAsked && <AnswerBy filing={filing} />}
    />
  )
}
