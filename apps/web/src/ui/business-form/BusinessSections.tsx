import {
  businessFields,
  businessGroups,
  businessSections,
  type BusinessGroup,
  type BusinessSection,
} from '@lading/contract/forms/business-fields'
import { isAskedOf } from '@lading/domain/business/asked-of-form'
import { registrationAuthorities, type BusinessForm } from '@lading/domain/business/business-form'
import { Select, Stack } from '@mantine/core'
import { useBound } from '../forms/bound.ts'
import { Pane } from '../layout/Pane.tsx'
import { useField } from '../forms/fields/Fields.tsx'
import { useAnswer } from '../answers/AnswerField.tsx'
import { FieldList } from '../answers/FieldList.tsx'
import { sectionOf } from '../answers/answers.ts'
import { type FormScope, ScopeOfForm, useFormScope } from '../answers/form-scope.ts'
import { OwnerShare, useIsOneOwner } from './OwnerShare.tsx'
import { BusinessList } from './BusinessList.tsx'
import { OwnershipTotal } from './ShareTotals.tsx'

/** All the questions about a business, section by section, inside a `Form` whose values hold its profile. */
export function BusinessSections(scope: Partial<FormScope>) {
  const around = useFormScope()
  return (
    <ScopeOfForm value={{ ...around, ...scope }}>
      <Stack gap="lg">
        {(['business', 'capital', 'office', 'contact', 'operations', 'insurance', 'representative'] as const).map(
          (section) => (
            <SingleAnswers key={section} section={section} />
          ),
        )}
        {lists.map((group) => (
          <AskedList key={group} group={group} />
        ))}
      </Stack>
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
  return section in businessGroups ? (
    <BusinessList group={section as BusinessGroup} />
  ) : (
    <SingleAnswers section={section} />
  )
}

const lists = ['officers', 'directors', 'stockholders', 'agents', 'branches'] as const satisfies BusinessGroup[]

/** A list where the legal form has it, or where somebody stands in it who must be taken out. */
function AskedList({ group }: { group: BusinessGroup }) {
  const { at } = useFormScope()
  const form = useBound<string | null>(`${at}form`).value
  const rows = useBound<readonly unknown[]>(at + group).value.length
  const isBoardToCome = group === 'directors' && !form
  return (rows > 0 || (isAskedOf(form, group) && !isBoardToCome)) && <BusinessList group={group} />
}
