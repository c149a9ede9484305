import type { Application } from '@lading/contract/applications'
import { transactionProcess } from '@lading/contract/workflow'
import { queueNumber } from '@lading/domain/accreditation/queue-number'
import { scopeText } from '@lading/domain/transactions/scope'
import { isAccessible } from '@lading/domain/people/ownership'
import { sideLabels, typeLabels } from '@lading/domain/transactions/labels'
import { Status } from '@lading/domain/transactions/status'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { query } from '#lib/api'
import { useActor } from '#lib/session'
import { paths } from '@lading/contract/paths'
import { ErrorPage } from '#ui/ErrorPage'
import { PageHeader } from '#ui/PageHeader'
import { PageSkeleton } from '#ui/PageSkeleton'
import { ProgressPath } from '#ui/ProgressPath'
import { StatusBadge } from '#ui/StatusBadge'
import { ApplicationTimeline } from './case/ApplicationTimeline.tsx'
import { CompletePane } from './case/CompletePane.tsx'
import { Confirmation } from './case/Confirmation.tsx'
import { DraftPane } from './case/DraftPane.tsx'
import { FiledFacts } from './case/FiledFacts.tsx'
import { MessagesPane } from './case/MessagesPane.tsx'
import { NeededPane } from './case/NeededPane.tsx'
import { IssuedDocuments } from './case/IssuedDocuments.tsx'
import { PayPane } from './case/PayPane.tsx'
import { SatisfactionPane } from './case/SatisfactionPane.tsx'
import { stagesOf } from './case/stages.ts'
import { WhereItStands } from './case/WhereItStands.tsx'
import { WithdrawAct } from './case/WithdrawAct.tsx'
import { applicationQuery } from './draft/use-draft.ts'
import './applications.css'
import './case/case.css'

/** One application as its applicant follows it. */
export default function MyApplicationPage() {
  const id = Number(useParams()['id'])
  if (id === 0) return <Navigate to={paths.myApplications()} replace />
  return Number.isSafeInteger(id) && id > 0 ? <OneApplication key={id} id={id} /> : <ErrorPage failure="missing" />
}

const WHILE_DRAWN = 2_000 // milliseconds
const LOOKED_AGAIN = 60_000

function OneApplication({ id }: { id: number }) {
  const { data } = useQuery({
    ...applicationQuery(id),
    throwOnError: (_, { state }) => state.data === undefined,
    refetchInterval: ({ state }) =>
      state.data?.issued_documents.some((issuedDocument) => issuedDocument.state === 'queued')
        ? WHILE_DRAWN
        : LOOKED_AGAIN,
  })
  const user_id = useActor()?.user_id ?? 0
  if (!data) return <PageSkeleton />
  return isAccessible(data, user_id) ? <ApplicationView application={data} /> : <ErrorPage failure="access-denied" />
}

function ApplicationView({ application }: { application: Application }) {
  const [search] = useSearchParams()
  const { data: process } = useQuery(query(transactionProcess, { params: { id: application.transaction_id } }))
  const acts = process?.acts ?? []
  const withdraw = acts.find(({ action }) => action === 'withdraw' || action === 'withdraw-application')
  const { status } = application
  const leave = withdraw && <WithdrawAct application={application} action={withdraw.action} />
  return (
    <div className="stack">
      <Header application={application} />
      {search.has('submitted') && <Confirmation application={application} />}
      <ProgressPath {...stagesOf(application)} label="Stages of the application" />
      <div className="two following">
        <div className="stack">
          {status === Status.draft && <DraftPane application={application} acts={acts} />}
          {status === Status.forRequirementCompletion && <CompletePane application={application} withdraw={leave} />}
          {status === Status.forClientAction && <NeededPane application={application} withdraw={leave} />}
          {isToPay(status) && <PayPane application={application} withdraw={leave} />}
          {status !== Status.draft && <ApplicationTimeline application={application} />}
          {status !== Status.draft && <FiledFacts application={application} />}
        </div>
        <div className="stack">
          <WhereItStands application={application} />
          {status !== Status.draft && <MessagesPane application={application} />}
          <IssuedDocuments application={application} />
          <SatisfactionPane application={application} />
          {!hasOwnFoot(status) && leave}
        </div>
      </div>
    </div>
  )
}

const isToPay = (status: Status) => status === Status.forPayment || status === Status.forApplicationFeePayment

/** Whether a pane above asks something and offers the withdrawal beside it. */
const hasOwnFoot = (status: Status) =>
  status === Status.forClientAction || status === Status.forRequirementCompletion || isToPay(status)

function Header({ application }: { application: Application }) {
  const { type, agency, business_name, reference, queue_number, status } = application
  return (
    <PageHeader
      eyebrow={`${typeLabels[type]} · ${sideLabels[agency].name}`}
      title={business_name}
      badge={<StatusBadge status={status} size="lg" />}
      subtitle={
        <span className="num">
          {[reference, queue_number !== null && queueNumber(queue_number), scopeText(application)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      }
    />
  )
}
