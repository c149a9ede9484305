import type { Application } from '@lading/contract/applications'
import { isAccessible } from '@lading/domain/people/ownership'
import { Status } from '@lading/domain/transactions/status'
import { sideLabels } from '@lading/domain/transactions/labels'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { paths } from '@lading/contract/paths'
import { useActor } from '#lib/session'
import { EmptyState } from '#ui/EmptyState'
import { ErrorPage } from '#ui/ErrorPage'
import { PageHeader } from '#ui/PageHeader'
import { PageSkeleton } from '#ui/PageSkeleton'
import { Pane } from '#ui/Pane'
import { Conflicts } from '../draft/Conflicts.tsx'
import { CompleteDraft, valuesOf } from '../draft/draft-form.ts'
import { SavedState } from '../draft/SavedState.tsx'
import { applicationQuery, useDraft } from '../draft/use-draft.ts'
import { BusinessInformationStep } from './BusinessInformationStep.tsx'
import { RequirementsStep } from './RequirementsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { stepIn, WizardFrame, type WizardStep } from './WizardFrame.tsx'
import '../applications.css'

/** The three steps of a draft; the active one stands in the address. */
export default function EditApplicationPage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <OneDraft key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneDraft({ id }: { id: number }) {
  const { data } = useQuery({
    ...applicationQuery(id),
    throwOnError: (_, { state }) => state.data === undefined,
  })
  const user_id = useActor()?.user_id ?? 0
  if (!data) return <PageSkeleton />
  if (!isAccessible(data, user_id)) return <ErrorPage failure="access-denied" />
  return data.status === Status.draft ? <Wizard application={data} /> : <NoDraft application={data} />
}

function NoDraft({ application }: { application: Application }) {
  return (
    <div className="stack">
      <PageHeader title={application.business_name} subtitle={application.reference} />
      <Pane>
        <EmptyState
          title="This application was submitted"
          hint="What was submitted cannot be edited here. Its page shows where it stands and what the agency asks of you."
          action={
            <Button component={Link} to={paths.myApplication(application.accreditation_id)}>
              Open the application
            </Button>
          }
        />
      </Pane>
    </div>
  )
}

function Wizard({ application }: { application: Application }) {
  const draft = useDraft(application)
  const [search] = useSearchParams()
  const step = stepIn(search)
  const linkTo = (to: WizardStep) => (to === 1 ? '?' : `?step=${to}`)
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // The next step begins at its head, for eyes and for readers.
    const head = top.current?.querySelector<HTMLElement>('h2')
    if (head) {
      head.tabIndex = -1
      head.focus()
    }
    window.scrollTo({ top: 0 })
  }, [step])

  const shared = { application, draft }
  return (
    <div className="stack wiz">
      <PageHeader
        eyebrow={`New accreditation · ${sideLabels[application.agency].name}`}
        title={application.business_name}
        subtitle={
          <>
            <span className="num">{application.reference}</span>. You can leave and come back; the draft stays.
          </>
        }
        action={<SavedState saving={draft.saving} />}
      />
      <WizardFrame step={step} done={finished(application)} linkTo={linkTo}>
        <Conflicts draft={draft} />
        <div ref={top} className="stack">
          {step === 1 && <BusinessInformationStep {...shared} next={linkTo(2)} />}
          {step === 2 && <RequirementsStep {...shared} back={linkTo(1)} next={linkTo(3)} />}
          {step === 3 && <ReviewStep {...shared} back={linkTo(2)} stepLink={linkTo} />}
        </div>
      </WizardFrame>
    </div>
  )
}

/** What is finished, as the server has it. */
function finished(application: Application): WizardStep[] {
  const done: WizardStep[] = []
  if (CompleteDraft.safeParse(valuesOf(application)).success) done.push(1)
  const needed = application.requirements.filter((line) => line.mandatory)
  if (needed.length > 0 && needed.every((line) => line.files.length > 0)) done.push(2)
  return done
}
