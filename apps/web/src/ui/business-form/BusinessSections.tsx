import {
  businessFields,
  businessGroups,
  businessSections,
  type BusinessGroup,
  type BusinessSection,
} from '@lading/contract/forms/business-fields'
import { registrationAuthorities, type BusinessForm } from '@lading/domain/business/business-form'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useBound } from '../Form.tsx'
import { Pane } from '../Pane.tsx'
import { useField } from '../Fields.tsx'
import { useAnswer } from '../answers/AnswerField.tsx'
import { FieldList } from '../answers/FieldList.tsx'
import { sectionOf } from '../answers/answers.ts'
import { RowGroup } from '../answers/RowGroup.tsx'
import { type FormScope, ScopeOfForm, useFormScope } from '../answers/form-scope.ts'
import { OwnershipTotal, ShareTotals } from './ShareTotals.tsx'

/** All the questions about a business, section by section, inside a `Form` whose values hold its profile. */
export function BusinessSections(scope: Partial<FormScope>) {
  const around = useFormScope()
  return (
    <ScopeOfForm value={{ ...around, ...scope }}>
      <div className="stack">
        {(['business', 'capital', 'office', 'contact', 'operations', 'insurance', 'representative'] as const).map(
          (section) => (
            <SingleAnswers key={section} section={section} />
          ),
        )}
        <Lists />
      </div>
    </ScopeOfForm>
  )
}

function SingleAnswers({ section }: { section: BusinessSection }) {
  return (
    <Pane title={businessSections[section]}>
      <div className="fields">
        <FieldList fields={sectionOf({ fields: businessFields }, section)} drawn={{ form: <FormField /> }} />
        {section === 'capital' && <OwnershipTotal />}
      </div>
    </Pane>
  )
}

/** Choosing the legal form fills in where such a business is registered, unless somebody wrote something else. */
function FormField() {
  const { at } = useFormScope()
  const { value, set, shared } = useField<string | null>(useAnswer('form', businessFields.form))
  const authority = useBound<string>(`${at}registration_authority`)
  const usual: readonly string[] = Object.values(registrationAuthorities)
  const choose = (chosen: string | null) => {
    if (chosen === null) return
    set(chosen)
    if (authority.value === '' || usual.includes(authority.value)) {
      authority.set(registrationAuthorities[chosen as BusinessForm])
    }
  }
  return (
    <Select
      {...shared}
      allowDeselect={false}
      placeholder="Choose"
      data={[...businessFields.form.choices]}
      value={value || null}
      onChange={choose}
    />
  )
}

/** The people, agents and branches; who must be named follows the legal form. */
function Lists() {
  const { at } = useFormScope()
  const form = useBound<string | null>(`${at}form`).value
  const directors = useBound<readonly unknown[]>(`${at}directors`).value.length
  const holders = useBound<readonly unknown[]>(`${at}stockholders`).value.length
  const holder = holderWords[form as BusinessForm] ?? holderWords.corporation
  const hasBoard = form === 'corporation' || form === 'cooperative'
  return (
    <>
      <ListPane title="Officers" subtitle={officersHint} group="officers" one="officer" />
      {(hasBoard || directors > 0) && <ListPane title="Board of directors" group="directors" one="director" />}
      {(form !== 'sole-proprietorship' || holders > 0) && (
        <ListPane title={holder.all} group="stockholders" one={holder.one}>
          <ShareTotals />
        </ListPane>
      )}
      <ListPane title="Agents and principals" subtitle={agentsHint} group="agents" one="agent" />
      <ListPane title="Branches" subtitle={branchesHint} group="branches" one="branch" />
    </>
  )
}

const officersHint =
  'Key operating officers are the owner, president, chief operating officer, general manager and operations manager; the agency asks for their hours of training.'
const agentsHint =
  'Abroad and at home, with the period of each agreement. Needed for the international and NVOCC scopes.'
const branchesHint = 'Every office besides the principal one. Each gets a certificate of its own.'

const holderWords: Readonly<Record<BusinessForm, { all: string; one: string }>> = {
  'sole-proprietorship': { all: 'Stockholders', one: 'stockholder' },
  partnership: { all: 'Partners', one: 'partner' },
  corporation: { all: 'Stockholders', one: 'stockholder' },
  cooperative: { all: 'Members', one: 'member' },
}

interface ListProps {
  readonly title: string
  readonly subtitle?: string
  readonly group: BusinessGroup
  readonly one: string
  readonly children?: ReactNode
}

function ListPane({ title, subtitle, group, one, children }: ListProps) {
  return (
    <Pane title={title} {...(subtitle && { subtitle })}>
      <RowGroup group={group} columns={businessGroups[group]} one={one}>
        {children}
      </RowGroup>
    </Pane>
  )
}
