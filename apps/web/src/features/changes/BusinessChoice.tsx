import { RadioChoice } from '#ui/forms/fields/RadioChoice.tsx'
import type { ChangeableBusiness } from './changes-chosen.ts'

interface Props {
  readonly businesses: readonly ChangeableBusiness[]
  readonly chosen: number | undefined
  readonly onChoose: (business_id: number) => void
}

/** Whose register entry is changed; nothing is asked of who has one accredited business. */
export function BusinessChoice({ businesses, chosen, onChoose }: Props) {
  if (businesses.length < 2) return null
  return (
    <RadioChoice
      label="Business"
      value={chosen}
      onChange={onChoose}
      choices={businesses.map(({ business_id, business_name }) => ({ value: business_id, label: business_name }))}
    />
  )
}
