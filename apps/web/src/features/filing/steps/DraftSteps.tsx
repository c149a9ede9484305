import { hasSectionList } from '@lading/contract/forms/form-sections'
import type { Filing } from '@lading/contract/filing/filing'
import { wordsOf } from '@lading/domain/transactions/family-words'
import { sideLabels } from '@lading/domain/transactions/agency'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Group, Stack } from '@mantine/core'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '#lib/today.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Conflicts } from '../draft/Conflicts.tsx'
import { CopyAnswers } from '../draft/CopyAnswers.tsx'
import { RegisterMeanwhile } from '../RegisterMeanwhile.tsx'
import { formOf } from '../draft/draft-form.ts'
import { SavedState } from '../draft/SavedState.tsx'
import { answersOf } from '../draft/draft-form.ts'
import { useDraft, type Draft } from '../draft/use-draft.ts'
import { linkToStep, stepIn, type Step } from '../step-address.ts'
import { DeleteDraft } from '../transaction/needed/DeleteDraft.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'
import { RequirementsStep } from './RequirementsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { SectionList } from './SectionList.tsx'
import { finishedSteps, isShownIn, linkAfter, sectionNamed, sectionsOf } from './sections-of-draft.ts'
import { StepFrame } from './StepFrame.tsx'
import { useFocusOnField } from './use-focus-on-field.ts'
import { useHeadOf } from './use-head-of.ts'
import { useSigning } from './use-signing.ts'

export interface QuestionsProps {
  readonly filing: Filing
  readonly draft: Draft
  /** The one section that is asked; null where the form stands on one page. */
  readonly section: string | null
}

interface Props {
  readonly filing: Filing
  /** The questions of the first step, inside its form. */
  readonly Questions: ComponentType<QuestionsProps>
  /** Where the review stands; step 3 where it is not said. */
  readonly reviewedAt?: string
}

/** The steps of a draft; the active one, and its section, stand in the address. */
export function DraftSteps({ filing, Questions, reviewedAt = linkToStep(3) }: Props) {
  const [search] = useSearchParams()
  const step = stepIn(search)
  const form = formOf(filing)
  const { section } = sectionNamed(form, search)
  const field = search.get('field')
  const draft = useDraft(filing, isShownIn(form, section))
  const today = useToday()
  const signing = useSigning(filing)
  const top = useHeadOf(`${step} ${section}`, field)
  useFocusOnField(top, answersOf(filing), field)
  const shared = { filing, draft }
  const linkTo = (to: Step) => (to === 3 ? reviewedAt : linkToStep(to))
  return (
    <Stack gap="lg">
      <DraftHeader {...shared} step={step} />
      <StepFrame type={filing.type} step={step} section={section} done={finishedSteps(filing, today)} linkTo={linkTo}>
        <Conflicts draft={draft} form={form} />
        {step !== 3 && <CopyAnswers {...shared} isOnDocuments={step === 2} />}
        {step !== 2 && section === null && (
          <RegisterMeanwhile filing={filing} said={step === 1 ? filing.counterpart?.transaction_id : undefined} />
        )}
        <Stack gap="lg" ref={top}>
          {step === 1 && <FirstStep {...shared} {...{ Questions, reviewedAt }} />}
          {step === 2 && <RequirementsStep {...shared} back={linkToStep(1)} next={linkTo(3)} />}
          {step === 3 && <ReviewStep {...shared} signing={signing} back={linkToStep(2)} stepLink={linkTo} />}
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

function DraftHeader({ filing, draft, step }: Omit<QuestionsProps, 'section'> & { readonly step: Step }) {
  return (
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
  )
}

/** The questions on one page, or the list of their sections, or one of these. */
function FirstStep({ filing, draft, Questions, reviewedAt }: Required<Props> & { readonly draft: Draft }) {
  const [search] = useSearchParams()
  const form = formOf(filing)
  const { section, isFromReview } = sectionNamed(form, search)
  const today = useToday()
  const sections = sectionsOf(filing, draft.form.getValues(), today)
  if (section === null && hasSectionList(form))
    return <SectionList title={wordsOf(filing.type).steps[0]?.title ?? ''} sections={sections} />
  const next = () => {
    if (section === null) return linkToStep(2)
    return isFromReview ? reviewedAt : linkAfter(sectionsOf(filing, draft.form.getValues(), today), section)
  }
  const shared = { filing, draft, section }
  return (
    <QuestionsStep key={section} {...shared} next={next}>
      <Questions {...shared} />
    </QuestionsStep>
  )
}
