import type { Filing } from '@lading/contract/filing/filing'
import { Button, Text } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useToday } from '#lib/today.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { isReady } from '../requirements/document-days.ts'
import { RequirementList } from '../requirements/RequirementItem.tsx'
import { SeveralFiles } from '../requirements/several/SeveralFiles.tsx'
import { blockersOf } from '../draft/draft-form.ts'
import { SavedState } from '../draft/SavedState.tsx'
import type { Draft } from '../draft/use-draft.ts'

interface Props {
  readonly filing: Filing
  readonly draft: Draft
  readonly back: string
  readonly next: string
}

/** Step 2: every document that is asked, why it is asked, and its files. */
export function RequirementsStep({ filing, draft, back, next }: Props) {
  const { requirements } = filing
  const today = useToday()
  const needed = requirements.filter((line) => line.mandatory)
  const isAnswered = !blockersOf(filing, today).some(({ step }) => step === 1)
  const ready = needed.filter((line) => isReady(line, today))
  return (
    <>
      <Pane
        title="Requirements"
        subtitle="PDF, JPG or PNG, up to 5 MB each. The list follows your answers to the questions; it is fixed when you submit."
        aside={
          needed.length > 0 && (
            <Text size="sm" className="num" role="status">
              <b>{ready.length}</b> of {needed.length} needed are ready
            </Text>
          )
        }
      >
        {requirements.length === 0 ? (
          <EmptyState
            order={3}
            {...(isAnswered
              ? { title: 'No document is needed', hint: 'Your answers ask for none. Continue with the review.' }
              : {
                  title: 'No documents required yet',
                  hint: 'The list follows your answers to the questions.',
                  action: (
                    <Button component={Link} to={back} variant="default">
                      Go to the questions
                    </Button>
                  ),
                })}
          />
        ) : (
          <SeveralFiles filing={filing} onChanged={draft.refresh}>
            <RequirementList lines={requirements} filing={filing} onChanged={draft.refresh} />
          </SeveralFiles>
        )}
      </Pane>
      <Foot>
        <Button
          component={Link}
          to={back}
          variant="default"
          mr="auto"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
        >
          Back
        </Button>
        <SavedState saving={draft.saving} />
        <Button component={Link} to={next} rightSection={<IconArrowRight size={16} aria-hidden />}>
          Continue
        </Button>
      </Foot>
    </>
  )
}
