import type { Filing } from '@lading/contract/filing/filing'
import { transactionProcess } from '@lading/contract/workflow'
import { isAccessible } from '@lading/domain/people/acting/ownership'
import { familyOf } from '@lading/domain/transactions/family'
import { nounOf } from '@lading/domain/transactions/family-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { useActor } from '#lib/session.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ProgressPath } from '#ui/facts/ProgressPath.tsx'
import { StatusBadge } from '#ui/facts/StatusBadge.tsx'
import { scopeIn } from '../draft/draft-form.ts'
import { CountUploads } from '../draft/uploads.tsx'
import { filingQuery } from '../filing-query.ts'
import { RegisterMeanwhile } from '../RegisterMeanwhile.tsx'
import { ReportStanding } from '../report/ReportStanding.tsx'
import { Confirmation } from './standing/Confirmation.tsx'
import { EvaluationPlace } from './filed/EvaluationPlace.tsx'
import { FiledFacts } from './filed/FiledFacts.tsx'
import { IssuedDocuments } from './filed/IssuedDocuments.tsx'
import { MessagesPane } from './MessagesPane.tsx'
import { SatisfactionPane } from './SatisfactionPane.tsx'
import { stagesOf } from './standing/stages.ts'
import { TransactionTimeline } from './standing/TransactionTimeline.tsx'
import { WhatIsNeeded } from './needed/WhatIsNeeded.tsx'
import { WhereItStands } from './standing/WhereItStands.tsx'
import { WithdrawAct } from './WithdrawAct.tsx'
import classes from './FilingView.module.css'

const WHILE_DRAWN = 2_000 // milliseconds
const LOOKED_AGAIN = 60_000

interface Props {
  readonly transaction_id: number
  /** The business that the address names beside it. */
  readonly business_id?: number | undefined
}

/** One transaction as its business follows it. */
export function FilingView({ transaction_id, business_id }: Props) {
  const { data } = useQuery({
    ...filingQuery(transaction_id),
    throwOnError: nothingRead,
    refetchInterval: ({ state }) =>
      state.data?.issued_documents.some((issuedDocument) => issuedDocument.state === 'queued')
        ? WHILE_DRAWN
        : LOOKED_AGAIN,
  })
  const user_id = useActor()?.user_id ?? 0
  if (!data) return <PageSkeleton />
  if (business_id !== undefined && business_id !== data.business_id) return <ErrorPage failure="missing" />
  if (!isAccessible(data, user_id)) return <ErrorPage failure="access-denied" />
  return (
    <CountUploads>
      <OneFiling filing={data} />
    </CountUploads>
  )
}

/** Whether the agency sent it back; documents that were to follow from the beginning have no queue number yet. */
const cameBack = ({ open, queue_number }: Filing): boolean =>
  open === 'returned' || (open === 'documents' && queue_number !== null)

function OneFiling({ filing }: { filing: Filing }) {
  const [search] = useSearchParams()
  const { data: process } = useQuery(query(transactionProcess, { params: { id: filing.transaction_id } }))
  const acts = process?.acts ?? []
  const withdraw = acts.find(({ action }) => action === 'withdraw' || action === 'withdraw-application')
  const { status } = filing
  const isConfirmed = search.has('submitted') && !cameBack(filing)
  return (
    <Stack gap="lg">
      <Header filing={filing} />
      {isConfirmed && <Confirmation filing={filing} />}
      {filing.open === 'returned' && <RegisterMeanwhile filing={filing} />}
      <WhatIsNeeded filing={filing} isConfirmed={isConfirmed} />
      <ProgressPath {...stagesOf(filing)} label={`Stages of the ${nounOf(filing.type)}`} />
      <div className={classes.columns}>
        <Stack gap="lg">
          {familyOf(filing.type) === 'report' && <ReportStanding filing={filing} acts={acts} />}
          {status !== Status.draft && <IssuedDocuments filing={filing} />}
          {status !== Status.draft && <TransactionTimeline filing={filing} />}
          {status !== Status.draft && <FiledFacts filing={filing} />}
        </Stack>
        <Stack gap="lg">
          <WhereItStands filing={filing} className={classes.standing} />
          {status !== Status.draft && <MessagesPane filing={filing} />}
          <SatisfactionPane filing={filing} />
          {withdraw && <WithdrawAct filing={filing} action={withdraw.action} />}
        </Stack>
      </div>
    </Stack>
  )
}

function Header({ filing }: { filing: Filing }) {
  const { type, agency, business_name, reference, status } = filing
  const scope = scopeIn(filing)
  return (
    <PageHeader
      eyebrow={`${typeLabels[type]} · ${sideLabels[agency].name}`}
      title={business_name}
      badge={<StatusBadge status={status} type={type} size="lg" />}
      subtitle={
        <span className="num">
          {[reference, scope].filter(Boolean).join(' · ')}
          <EvaluationPlace filing={filing} />
        </span>
      }
    />
  )
}
