import type { Filing } from '@lading/contract/filing'
import { followPath } from '@lading/contract/transaction-path'
import { isAccessible } from '@lading/domain/people/ownership'
import { nounOf } from '@lading/domain/transactions/family-words'
import { Status } from '@lading/domain/transactions/status'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { CountUploads } from '../draft/uploads.tsx'
import { filingQuery } from '../filing-query.ts'
import { DraftSteps, type QuestionsProps } from './DraftSteps.tsx'

interface Props {
  readonly transaction_id: number
  /** The questions of the first step, inside its form. */
  readonly Questions: ComponentType<QuestionsProps>
}

/** A draft in its three steps; the active one stands in the address. */
export function DraftView({ transaction_id, Questions }: Props) {
  const { data } = useQuery({
    ...filingQuery(transaction_id),
    throwOnError: (_, { state }) => state.data === undefined,
  })
  const user_id = useActor()?.user_id ?? 0
  if (!data) return <PageSkeleton />
  if (!isAccessible(data, user_id)) return <ErrorPage failure="access-denied" />
  if (data.status !== Status.draft) return <NoDraft filing={data} />
  return (
    <CountUploads>
      <DraftSteps filing={data} Questions={Questions} />
    </CountUploads>
  )
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
