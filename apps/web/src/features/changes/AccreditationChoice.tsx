import type { ChangeableAccreditation } from '@lading/contract/changes'
import { sideLabels } from '@lading/domain/transactions/agency'
import { scopeText } from '@lading/domain/transactions/scope'
import { RadioChoice } from '#ui/forms/fields/RadioChoice.tsx'

interface Props {
  readonly accreditations: readonly ChangeableAccreditation[]
  readonly chosen: number | undefined
  readonly onChoose: (accreditation_id: number) => void
}

/** Which accreditation a change concerns: whose it is, its number, its side and what it holds. */
export function AccreditationChoice({ accreditations, chosen, onChoose }: Props) {
  return (
    <RadioChoice
      label="Accreditation"
      value={chosen}
      onChange={onChoose}
      choices={accreditations.map(({ accreditation_id, number, business_name, agency, ...scopes }) => ({
        value: accreditation_id,
        label: business_name,
        hint: [number, sideLabels[agency].name, scopeText(scopes)].filter(Boolean).join(' · '),
      }))}
    />
  )
}
