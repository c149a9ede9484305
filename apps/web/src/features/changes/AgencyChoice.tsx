import type { ChangeableAccreditation } from '@lading/contract/changes'
import { sideLabels } from '@lading/domain/transactions/agency'
import { scopeText } from '@lading/domain/transactions/scope'
import { Checkbox, Stack, Text } from '@mantine/core'

interface Props {
  readonly accreditations: readonly ChangeableAccreditation[]
  /** The accreditations that are left out. */
  readonly left: readonly number[]
  readonly onLeave: (left: readonly number[]) => void
}

/** The agencies that hear of a change: all that accredited the business, unless some are left out. */
export function AgencyChoice({ accreditations, left, onLeave }: Props) {
  const [only] = accreditations
  if (accreditations.length === 1 && only)
    return (
      <Text size="sm">
        {only.business_name} · {sideLabels[only.agency].name} · {factsOf(only)}
      </Text>
    )
  return (
    <Checkbox.Group
      label="Agencies"
      description="The business is accredited on both sides. Each agency decides on a request of its own."
      value={accreditations
        .map(({ accreditation_id: id }) => id)
        .filter((id) => !left.includes(id))
        .map(String)}
    >
      <Stack gap="sm" mt="xs">
        {accreditations.map((accreditation) => {
          const { accreditation_id: id, agency } = accreditation
          return (
            <Checkbox
              key={id}
              value={String(id)}
              label={sideLabels[agency].name}
              description={factsOf(accreditation)}
              onChange={(event) =>
                onLeave(event.currentTarget.checked ? left.filter((one) => one !== id) : [...left, id])
              }
            />
          )
        })}
      </Stack>
    </Checkbox.Group>
  )
}

const factsOf = ({ number, ...scopes }: ChangeableAccreditation) =>
  [number, scopeText(scopes)].filter(Boolean).join(' · ')
