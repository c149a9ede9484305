import { isApplication } from '@lading/domain/transactions/family'
import { businessFields, businessSections, type BusinessSection } from '@lading/contract/forms/business-fields'
import type { Field } from '@lading/contract/forms/field-kinds'
import { scopes, scopeText } from '@lading/domain/transactions/scope'
import { scopeAnswer } from '@lading/domain/filing/returned-answer'
import { useShown } from '#ui/business-form/BusinessFacts'
import { Pane } from '#ui/Pane'
import { useTransaction } from '../open-transaction.ts'
import { AnswerActs } from './AnswerActs.tsx'
import { Corrections } from './Corrections.tsx'
import { Differences } from './Differences.tsx'
import { MarkNote } from './MarkButton.tsx'
import './answers.css'

const sections = ['business', 'capital', 'office', 'contact', 'operations', 'insurance', 'representative'] as const

/** Every single answer of the form, section by section, each to be marked or corrected; first what changed. */
export function BusinessTab() {
  return (
    <div className="stack">
      <Corrections />
      <Differences />
      <Scope />
      {sections.map((section) => (
        <Pane key={section} title={businessSections[section]}>
          <Section section={section} />
        </Pane>
      ))}
    </div>
  )
}

/** What is applied for; it decides documents, capital and fees, and comes back to the client as one answer. */
function Scope() {
  const { transaction } = useTransaction()
  if (!isApplication(transaction)) return null
  return (
    <Pane title={scopeAnswer.label}>
      <dl className="facts answers">
        <div
          data-changed={scopes.some((scope) => transaction.differences.some(({ path }) => path === scope)) || undefined}
        >
          <dt>Applied for</dt>
          <dd>
            {scopeText(transaction)} <AnswerActs answers={[scopeAnswer]} />
          </dd>
          <dd className="answer-notes">
            <MarkNote path={scopeAnswer.path} />
          </dd>
        </div>
      </dl>
    </Pane>
  )
}

function Section({ section }: { section: BusinessSection }) {
  const { transaction } = useTransaction()
  const shown = useShown()
  const fields = Object.entries<Field>(businessFields).filter(
    ([, field]) => field.section === section && field.kind !== 'place-code',
  )
  const changed = new Map(transaction.differences.map(({ path, before }) => [path, before]))
  return (
    <dl className="facts answers">
      {fields.map(([name, field]) => {
        const value = shown(field, (transaction.form as unknown as Record<string, unknown>)[name])
        return (
          <div key={name} data-changed={changed.has(name) || undefined}>
            <dt>{field.label}</dt>
            <dd>
              {value || '–'} <AnswerActs answers={[{ path: name, label: field.label }]} />
            </dd>
            <dd className="answer-notes">
              <MarkNote path={name} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
