import type { Part } from '@lading/contract/business-users'
import {
  businessRights,
  mayFor,
  membershipOf,
  type Actor,
  type BusinessRight,
} from '@lading/domain/people/acting/actor'
import { rightLabels } from '@lading/domain/people/acting/business-part'
import { Checkbox, Radio, Stack } from '@mantine/core'
import { useField } from '#ui/forms/fields/Fields.tsx'

/** Whether somebody owns the business, or which rights they have; what the asking person cannot give is closed. */
export function PartFields({ actor, business_id, before }: { actor: Actor; business_id: number; before?: Part }) {
  const owns = useField<boolean>({ name: 'is_owner', label: 'Role' })
  const rights = useField<readonly BusinessRight[]>({
    name: 'rights',
    label: 'Rights',
    hint: 'Everyone who acts for the business can see all its filings. The rights are for acting.',
  })
  const isOwner = membershipOf(actor, business_id)?.is_owner ?? false
  const mayGive = (right: BusinessRight) => mayFor(actor, business_id, right) || before?.rights.includes(right)
  return (
    <>
      <Radio.Group
        {...withoutDisabled(owns.shared)}
        value={owns.value ? 'owner' : 'member'}
        onChange={(chosen) => owns.set(chosen === 'owner')}
      >
        <Stack gap={10} mt={8}>
          <Radio value="member" label="Member" description="Has the rights ticked below." />
          <Radio
            value="owner"
            label="Owner"
            description="Has all rights, and manages who else acts for the business."
            disabled={!isOwner}
          />
        </Stack>
      </Radio.Group>
      {!owns.value && (
        <Checkbox.Group
          {...withoutDisabled(rights.shared)}
          value={[...rights.value]}
          onChange={(chosen) => rights.set(businessRights.filter((right) => chosen.includes(right)))}
        >
          <Stack gap={10} mt={8}>
            {businessRights.map((right) => (
              <Checkbox key={right} value={right} label={rightLabels[right]} disabled={!mayGive(right)} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </>
  )
}

/** A group that says whether it is closed speaks for each of its choices; here each speaks for itself. */
function withoutDisabled<T extends { disabled: boolean }>(field: T) {
  const { disabled: _, ...shared } = field
  return shared
}
