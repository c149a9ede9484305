import type { Filing } from '@lading/contract/filing'
import { followPath } from '@lading/contract/transaction-path'
import { isAccessible } from '@lading/domain/people/ownership'
import { nounOf } from '@lading/domain/transactions/family-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { Conflicts } from '../draft/Conflicts.tsx'
import { faultsOf, formOf } from '../draft/draft-form.ts'
import { SavedState } from '../draft/SavedState.tsx'
import { useDraft, type Draft } from '../draft/use-draft.ts'
import { filingQuery } from '../filing-query.ts'
import { DeleteDraft } from '../transaction/DeleteDraft.tsx'
import { RequirementsStep } from './RequirementsStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { stepIn, StepFrame, type Step } from './StepFrame.tsx'

export interface QuestionsProps {
  readonly filing: Filing
  readonly draft: Draft
}

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
  return data.status === Status.draft ? <Steps filing={data} Questions={Questions} /> : <NoDraft filing={data} />
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

function Steps({ filing, Questions }: Omit<Props, 'transaction_id'> & { filing: Filing }) {
  const draft = useDraft(filing)
  const [search] = useSearchParams()
  const step = stepIn(search)
  const linkTo = (to: Step) => (to === 1 ? '?' : `?step=${to}`)
  const top = useHeadOf(step)
  const shared = { filing, draft }
  return (
    <Stack gap="lg">
      <PageHeader
        eyebrow={`${typeLabels[filing.type]} · ${sideLabels[filing.agency].name}`}
        title={filing.business_name}
        subtitle={
          <>
            <span className="num">{filing.reference}</span>. Your draft is saved, so you can return to it at any time.
          </>
        }
        action={<SavedState saving={draft.saving} />}
      />
      <StepFrame type={filing.type} step={step} done={finished(filing)} linkTo={linkTo}>
        <Conflicts draft={draft} form={formOf(filing)} />
        <Stack gap="lg" ref={top}>
          {step === 1 && (
            <QuestionsStep {...shared} next={linkTo(2)}>
              <Questions {...shared} />
            </QuestionsStep>
          )}
          {step === 2 && <RequirementsStep {...shared} back={linkTo(1)} next={linkTo(3)} />}
          {step === 3 && <ReviewStep {...shared} back={linkTo(2)} stepLink={linkTo} />}
        </Stack>
      </StepFrame>
      <Group justify="center">
        <DeleteDraft filing={filing} draft={draft} />
      </Group>
    </Stack>
  )
}

/** The next step begins at its head, for eyes and for readers. */
function useHeadOf(step: Step) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const head = top.current?.querySelector<HTMLElement>('h2')
    if (head) {
      head.tabIndex = -1
      head.focus()
    }
    window.scrollTo({ top: 0 })
  }, [step])
  return top
}

/** What is finished, as the server has it. */
function finished(filing: Filing): Step[] {
  const isAnswered = faultsOf(filing).length === 0
  const needed = filing.requirements.filter((line) => line.mandatory)
  // Without answers there is no list yet; with them an empty one asks for nothing.
  const hasAll = (isAnswered || needed.length > 0) && needed.every((line) => line.files.length > 0)
  return [...(isAnswered ? [1 as const] : []), ...(hasAll ? [2 as const] : [])]
}
