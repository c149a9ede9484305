import {
  businessFields,
  businessGroups,
  businessSections,
  type BusinessGroup,
  type BusinessSection,
} from '@lading/contract/forms/business-fields'
import { isAskedOf } from '@lading/domain/business/asked-of-form'
import { registrationAuthorities, type BusinessForm } from '@lading/domain/business/business-form'
import { signedName } from '@lading/domain/people/full-name'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '#lib/session.ts'
import { useBound } from '../Form.tsx'
import { Pane } from '../Pane.tsx'
import { useField } from '../Fields.tsx'
import { useAnswer } from '../answers/AnswerField.tsx'
import { FieldList } from '../answers/FieldList.tsx'
import { sectionOf } from '../answers/answers.ts'
import { RowGroup } from '../answers/RowGroup.tsx'
import { type FormScope, ScopeOfForm, useFormScope } from '../answers/form-scope.ts'
import { OwnerShare, useIsOneOwner } from './OwnerShare.tsx'
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
        {lists.map((group) => (
          <AskedList key={group} group={group} />
        ))}
      </div>
    </ScopeOfForm>
  )
}

function SingleAnswers({ section }: { section: BusinessSection }) {
  const { at } = useFormScope()
  const form = useBound<string | null>(`${at}form`).value
  const fields = Object.entries(sectionOf({ fields: businessFields }, section))
  const asked = Object.fromEntries(fields.filter(([name]) => isAskedOf(form, name)))
  const isOneOwner = useIsOneOwner()
  const shares = isOneOwner && { filipino_percent: <OwnerShare />, foreign_percent: <></> }
  return (
    <Pane title={businessSections[section]}>
      <div className="fields">
        <FieldList fields={asked} drawn={{ form: <FormField />, ...shares }} />
        {section === 'capital' && !isOneOwner && <OwnershipTotal />}
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

/** One section of the questions, inside a `Form` whose values hold the profile. */
export function OneBusinessSection({ section }: { section: BusinessSection }) {
  return section in businessGroups ? <List group={section as BusinessGroup} /> : <SingleAnswers section={section} />
}

const lists = ['officers', 'directors', 'stockholders', 'agents', 'branches'] as const satisfies BusinessGroup[]

/** A list where the legal form has it, or where somebody stands in it who must be taken out. */
function AskedList({ group }: { group: BusinessGroup }) {
  const { at } = useFormScope()
  const form = useBound<string | null>(`${at}form`).value
  const rows = useBound<readonly unknown[]>(at + group).value.length
  const isBoardToCome = group === 'directors' && !form
  return (rows > 0 || (isAskedOf(form, group) && !isBoardToCome)) && <List group={group} />
}

/** The people, agents or branches, as the legal form calls them. */
function List({ group }: { group: BusinessGroup }) {
  const { at } = useFormScope()
  const form = useBound<string | null>(`${at}form`).value
  const holder = holderWords[form as BusinessForm] ?? holderWords.corporation
  switch (group) {
    case 'officers':
      return <OfficersPane isOwner={form === 'sole-proprietorship'} />
    case 'directors':
      return <ListPane title="Board of directors" group="directors" one="director" />
    case 'stockholders':
      return (
        <ListPane title={holder.all} group="stockholders" one={holder.one}>
          <ShareTotals />
        </ListPane>
      )
    case 'agents':
      return <ListPane title="Agents and principals" subtitle={agentsHint} group="agents" one="agent" />
    default:
      return <ListPane title="Branches" subtitle={branchesHint} group="branches" one="branch" />
  }
}

/** The officers; the person who answers is one press away, and where the business has one owner, so called. */
function OfficersPane({ isOwner }: { isOwner: boolean }) {
  const { user } = useSession()
  const name = user ? signedName(user) : ''
  const answers = { name, ...(isOwner && { position: 'Owner', is_key_officer: true }) }
  return (
    <Pane title="Officers" subtitle={officersHint}>
      <RowGroup
        group="officers"
        columns={businessGroups.officers}
        one="officer"
        known={name === '' ? undefined : { name, answers }}
      />
    </Pane>
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
