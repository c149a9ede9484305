import type { Filing } from '@lading/contract/filing/filing'
import { followPath } from '@lading/contract/addresses/transaction-path'
import { isAccessible } from '@lading/domain/people/acting/ownership'
import { nounOf } from '@lading/domain/transactions/family-words'
import { Status } from '@lading/domain/transactions/status'
import { submittedStatuses } from '@lading/domain/transactions/status-groups'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { nothingRead } from '#lib/nothing-read.ts'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { CountUploads } from '../draft/uploads.tsx'
import { filingQuery } from '../filing-query.ts'
import { DraftSteps, type QuestionsProps } from './DraftSteps.tsx'

interface Props {
  readonly transaction_id: number
  /** The business that the address names beside it. */
  readonly business_id?: number | undefined
  /** The questions of the first step, inside its form. */
  readonly Questions: ComponentType<QuestionsProps>
  /** Where the review stands; step 3 where it is not said. */
  readonly reviewedAt?: string
}

/** A draft in its three steps; the active one stands in the address. */
export function DraftView({ transaction_id, business_id, ...steps }: Props) {
  return (
    <OpenDraft transaction_id={transaction_id} business_id={business_id}>
      {(filing) => <DraftSteps filing={filing} {...steps} />}
    </OpenDraft>
  )
}

interface OpenDraftProps extends Pick<Props, 'transaction_id' | 'business_id'> {
  readonly children: (filing: Filing) => ReactNode
}

/** A draft, for those who may write it; once it is submitted, the way to it. */
export function OpenDraft({ transaction_id, business_id, children }: OpenDraftProps) {
  const { data } = useQuery({
    ...filingQuery(transaction_id),
    throwOnError: nothingRead,
  })
  const user_id = useActor()?.user_id ?? 0
  const [wasDraft, setWasDraft] = useState(false)
  const isDraft = data?.status === Status.draft
  if (isDraft && !wasDraft) setWasDraft(true)
  if (!data) return <PageSkeleton />
  if (business_id !== undefined && business_id !== data.business_id) return <ErrorPage failure="missing" />
  if (!isAccessible(data, user_id)) return <ErrorPage failure="access-denied" />
  // Submitted while it was open, here or by a colleague: its page confirms it, without waiting for any other answer.
  if (wasDraft && submittedStatuses.includes(data.status))
    return <Navigate to={`${followPath(data)}?submitted`} replace />
  if (!isDraft) return <NoDraft filing={data} />
  return <CountUploads>{children(data)}</CountUploads>
}

function NoDraft({ filing }: { filing: Filing }) {
  const noun = nounOf(filing.type)
  return (
    <Stack gap="lg">
      <PageHeader title={filing.business_name} subtitle={filing.reference} />
      <Pane>
        <EmptyState
          title={`This ${noun} was submitted`}
          hint="What was submitted cannot be edited here. Its page shows where it stands and what the agency asks of you."
          action={
            <Button component={Link} to={followPath(filing)}>
              Open the {noun}
            </Button>
          }
        />
      </Pane>
    </Stack>
  )
}
