import { OneBusinessSection } from '#ui/business-form/BusinessSections.tsx'
import { ScopeFields } from '#ui/answers/ScopeFields.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import type { BusinessSection } from '@lading/contract/forms/business-fields'
import type { QuestionsProps } from '../../filing/steps/DraftSteps.tsx'

/** One section of an application: the scope applied for, or a part of the business. */
export function ApplicationQuestions({ section }: QuestionsProps) {
  if (section !== 'scope') return section && <OneBusinessSection section={section as BusinessSection} />
  return (
    <Pane title="Scope of accreditation" subtitle="It determines the documents, the fees and the minimum capital.">
      <ScopeFields />
    </Pane>
  )
}
