import type { Filing } from '@lading/contract/filing'
import { hasSectionList } from '@lading/contract/forms/form-sections'
import { followPath } from '@lading/contract/transaction-path'
import { isAccessible } from '@lading/domain/people/ownership'
import { nounOf, wordsOf } from '@lading/domain/transactions/family-words'
import { typeLabels } from '@lading/domain/transactions/labels'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Status } from '@lading/domain/transactions/status'
import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useActor } from '#lib/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { Pane } from '#ui/Pane.tsx'
import { Conflicts } from '../draft/Conflicts.tsx'
import { formOf } from '../draft/draft-form.ts'
import { useHeadOf } from './use-head-of.ts'
import { useFocusOnField } from './use-focus-on-field.ts'
import { useSigning } from './use-signing.ts'
import { SavedState } from '../draft/SavedState.tsx'
import { CountUploads } from '../draft/uploads.tsx'
import { useDraft, type Draft } from '../draft/use-draft.ts'
import { filingQuery } from '../filing-query.ts'
import { DeleteDraft } from '../transaction/DeleteDraft.tsx'
import { RequirementsStep } from './RequirementsStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { SectionList } from './SectionList.tsx'
import { finishedSteps, isShownIn, linkAfter, sectionNamed, sectionsOf } from './sections-of-draft.ts'
import { linkToStep, stepIn } from '../step-address.ts'
import { StepFrame } from './StepFrame.tsx'

export interface QuestionsProps {
  readonly filing: Filing
  readonly draft: Draft
  /** The one section that is asked; null where the form stands on one page. */
  readonly section: string | null
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
  if (data.status !== Status.draft) return <NoDraft filing={data} />
  return (
    <CountUploads>
      <Steps filing={data} Questions={Questions} />
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

function Steps({ filing, Questions }: Omit<Props, 'transaction_id'> & { filing: Filing }) {
  const [search] = useSearchParams()
  const step = stepIn(search)
  const form = formOf(filing)
  const { section, isFromReview } = sectionNamed(form, search)
  const field = search.get('field')
  const draft = useDraft(filing, isShownIn(form, section))
  const signing = useSigning()
  const top = useHeadOf(`${step} ${section}`, field)
  useFocusOnField(top, filing, field)
  const shared = { filing, draft }
  const linkTo = linkToStep
  const isList = step === 1 && section === null && hasSectionList(form)
  const next = () => {
    if (section === null) return linkTo(2)
    return isFromReview ? linkTo(3) : linkAfter(sectionsOf(filing, draft.form.getValues()), section)
  }
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
        // The list of documents is long: there it stands in the foot.
        action={step !== 2 && <SavedState saving={draft.saving} />}
      />
      <StepFrame type={filing.type} step={step} section={section} done={finishedSteps(filing)} linkTo={linkTo}>
        <Conflicts draft={draft} form={form} />
        <Stack gap="lg" ref={top}>
          {isList && (
            <SectionList
              title={wordsOf(filing.type).steps[0]?.title ?? ''}
              sections={sectionsOf(filing, draft.form.getValues())}
            />
          )}
          {step === 1 && !isList && (
            <QuestionsStep key={section} {...shared} section={section} next={next}>
              <Questions {...shared} section={section} />
            </QuestionsStep>
          )}
          {step === 2 && <RequirementsStep {...shared} back={linkTo(1)} next={linkTo(3)} />}
          {step === 3 && <ReviewStep {...shared} signing={signing} back={linkTo(2)} stepLink={linkTo} />}
        </Stack>
      </StepFrame>
      {section === null && (
        <Group justify="center">
          <DeleteDraft filing={filing} draft={draft} />
        </Group>
      )}
    </Stack>
  )
}
