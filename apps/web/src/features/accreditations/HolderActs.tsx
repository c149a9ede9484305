import type { OwnAccreditation } from '@lading/contract/accreditations/accreditations'
import { holderActLabels } from '@lading/domain/accreditation/holder-acts'
import { Button, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router'

/** What may be done with an accreditation now; what may not says why. */
export function HolderActs({ accreditation: { acts, number } }: { readonly accreditation: OwnAccreditation }) {
  const open = acts.filter(({ why_not }) => why_not === null)
  const closed = acts.filter(({ why_not }) => why_not !== null)
  return (
    <section aria-label={`What you may do with ${number}`}>
      <Title order={3} fz="md" mb="xs">
        What you may do
      </Title>
      <Group gap="xs">
        {open.map(({ act, path }) => (
          <Button
            key={act}
            component={Link}
            to={path}
            variant={act === 'renew' ? 'filled' : 'default'}
            size="sm"
            aria-label={`${holderActLabels[act]}: ${number}`}
          >
            {holderActLabels[act]}
          </Button>
        ))}
      </Group>
      {closed.length > 0 && (
        <Text component="ul" size="sm" c="dimmed" mt="sm" pl="md" mb={0}>
          {closed.map(({ act, why_not }) => (
            <li key={act}>
              {holderActLabels[act]}: {why_not}
            </li>
          ))}
        </Text>
      )}
    </section>
  )
}
