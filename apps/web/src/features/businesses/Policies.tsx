import type { AgencyPolicy } from '@lading/contract/businesses'
import { businessSections } from '@lading/contract/forms/business-fields'
import { insuranceCoverageForm } from '@lading/contract/forms/reports/insurance-coverage'
import { sideLabels } from '@lading/domain/transactions/agency'
import { Stack, Title } from '@mantine/core'
import { answerIn } from '#ui/answers/answers.ts'
import { SectionFacts } from '#ui/answers/FormFacts.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** The insurance of an accredited business: the policy that each agency has on record, under its side. */
export function Policies({ policies }: { policies: readonly AgencyPolicy[] }) {
  return (
    <Pane title={businessSections.insurance}>
      <Stack gap="md">
        {policies.map(({ agency, answers }) => (
          <section key={agency} aria-label={sideLabels[agency].name}>
            <Title order={3} fz="sm" ff="text" mb="xs">
              {sideLabels[agency].name}
            </Title>
            <SectionFacts fields={fieldsOf(answers)} answers={answers} register={null} />
          </section>
        ))}
      </Stack>
    </Pane>
  )
}

/** Scope and territory are asked by the report of a policy alone; a policy that an application told has none. */
const fieldsOf = (answers: AgencyPolicy['answers']) =>
  Object.fromEntries(
    Object.entries(insuranceCoverageForm.fields).filter(
      ([name]) => !['insurance_scope', 'insurance_territory'].includes(name) || answerIn(answers, name) !== '',
    ),
  )
