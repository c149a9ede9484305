import { certificateKindLabels } from '@lading/domain/accreditation/requirements/requirement'
import { businessFormLabels } from '@lading/domain/business/business-form'
import { formsThatBegin } from '@lading/domain/business/may-begin'
import { sideLabels, type Agency } from '@lading/domain/transactions/agency'
import { scopeLabels, scopesAt } from '@lading/domain/transactions/scope'
import type { Service } from '@lading/domain/transactions/services'
import { Flex, Radio, Stack } from '@mantine/core'
import { useAddress } from '#lib/use-address.ts'
import { Pane } from '#ui/layout/Pane.tsx'
import type { Answers } from './load-service.ts'

/** On what the cost and the documents depend; each choice is kept in the address. */
export function ServiceQuestions({ service, answers }: { readonly service: Service; readonly answers: Answers }) {
  const [, rewrite] = useAddress()
  const questions = questionsOf(service, answers.agency)
  return (
    <Pane title="Your business" subtitle="The cost and the documents below follow your answers." className="no-print">
      <Stack gap="md">
        {questions.map(({ name, label, options }) => (
          <Radio.Group
            key={name}
            name={name}
            label={label}
            value={answers[name]}
            onChange={(value) => rewrite((next) => next.set(name, value))}
          >
            <Flex wrap="wrap" rowGap="xs" columnGap="lg" mt="xs">
              {options.map(([value, text]) => (
                <Radio key={value} value={value} label={text} />
              ))}
            </Flex>
          </Radio.Group>
        ))}
      </Stack>
    </Pane>
  )
}

interface Question {
  readonly name: keyof Answers
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
}

function questionsOf({ type, agencies, asks, scope_label }: Service, agency: Agency): Question[] {
  const side: Question = {
    name: 'agency',
    label: 'Freight',
    options: agencies.map((agency) => [agency, sideLabels[agency].name]),
  }
  const forms = formsThatBegin(type).map((one) => [one, businessFormLabels[one]] as const)
  const form: Question = { name: 'form', label: 'Legal form', options: forms }
  const scope: Question = {
    name: 'scope',
    label: scope_label ?? 'Scope',
    options: scopesAt(agency).map((one) => [one, scopeLabels[one]]),
  }
  const kind: Question = { name: 'kind', label: 'To be certified', options: Object.entries(certificateKindLabels) }
  const givenUp: Question = {
    name: 'scope_given_up',
    label: 'Scopes held',
    options: [
      ['no', 'All stay'],
      ['yes', 'One is given up: the new capital no longer reaches its minimum'],
    ],
  }
  const opened: Question = {
    name: 'opens_branch',
    label: 'Branches',
    options: [
      ['yes', 'A branch is opened'],
      ['no', 'Branches are only closed'],
    ],
  }
  return [
    ...(agencies.length > 1 ? [side] : []),
    form,
    ...(asks.includes('scope') ? [scope] : []),
    ...(asks.includes('certificate') ? [kind] : []),
    ...(asks.includes('scope-given-up') ? [givenUp] : []),
    ...(asks.includes('branches') ? [opened] : []),
  ]
}
