import { BusinessSections } from '#ui/business-form/BusinessSections'
import { ScopeFields } from '#ui/answers/ScopeFields'
import { Pane } from '#ui/Pane'

/** The first step of an application, among its steps. */
export const firstStep = { title: 'Business Information', hint: 'Who is applying' }

/** The scope applied for, and the business whole. */
export function ApplicationQuestions() {
  return (
    <>
      <Pane title="Scope of accreditation" subtitle="It decides the documents, the fees and the least capital.">
        <ScopeFields />
      </Pane>
      <BusinessSections />
    </>
  )
}
