import { paths } from '@lading/contract/addresses/paths'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { ApplicationQuestions } from '../wizard/ApplicationQuestions.tsx'
import { useTransactionOf } from '../../filing/filing-query.ts'
import { stepIn } from '../../filing/step-address.ts'
import { DraftView } from '../../filing/steps/DraftView.tsx'

/** The draft of a renewal in its steps, by the accreditation it makes; the third is its review, the page of the renewal. */
export default function EditRenewalPage() {
  const id = Number(useParams()['id'])
  const [search] = useSearchParams()
  if (!Number.isSafeInteger(id) || id < 1) return <ErrorPage failure="missing" />
  return stepIn(search) === 3 ? <Navigate to={paths.renewal(id)} replace /> : <OneDraft key={id} id={id} />
}

function OneDraft({ id }: { id: number }) {
  const transaction_id = useTransactionOf(id)
  if (transaction_id === undefined) return <PageSkeleton />
  return <DraftView transaction_id={transaction_id} Questions={ApplicationQuestions} reviewedAt={paths.renewal(id)} />
}
