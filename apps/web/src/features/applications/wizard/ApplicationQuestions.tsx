import { BusinessSections } from '#ui/business-form/BusinessSections.tsx'
import { ScopeFields } from '#ui/answers/ScopeFields.tsx'
import { Pane } from '#ui/Pane.tsx'

/** The scope applied for, and the business whole. */
export function ApplicationQuestions() {
  return (
    <>
      <Pane title="Scope of accreditation" subtitle="It determines the documents, the fees and the minimum capital.">
        <ScopeFields />
      </Pane>
      <BusinessSections />
    </>
  )
}
