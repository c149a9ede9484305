import type { ChangeableAccreditation } from '@lading/contract/changes'
import { sideLabels } from '@lading/domain/transactions/agency'
import { scopeLabels, scopeText, type Scope } from '@lading/domain/transactions/scope'
import { Checkbox, Group, Input, Stack, Text } from '@mantine/core'
import { Notice } from '#ui/messages/Notice.tsx'
import { capitalMissing, scopesOpen, whyNoScope } from './scopes-chosen.ts'

interface Props {
  readonly accreditation: ChangeableAccreditation
  readonly chosen: readonly Scope[]
  readonly onChoose: (scopes: readonly Scope[]) => void
}

/** The scopes that one accreditation can add; or why it cannot, and what capital is missing of those chosen. */
export function ScopeChoice({ accreditation, chosen, onChoose }: Props) {
  const { agency, number, ...held } = accreditation
  const why_not = whyNoScope(accreditation)
  const missing = capitalMissing(accreditation, chosen)
  const facts = [number, scopeText(held)].filter(Boolean).join(' · ')
  if (why_not !== null)
    return (
      <Input.Wrapper label={sideLabels[agency].name} labelElement="div" description={facts}>
        <Text size="sm" mt="xs">
          {why_not}
        </Text>
      </Input.Wrapper>
    )
  return (
    <Stack gap="sm">
      <Checkbox.Group label={sideLabels[agency].name} description={facts} value={[...chosen]}>
        <Group gap="lg" mt="xs">
          {scopesOpen(accreditation).map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={scopeLabels[scope]}
              onChange={(event) =>
                onChoose(event.currentTarget.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
              }
            />
          ))}
        </Group>
      </Checkbox.Group>
      {missing !== null && (
        <Notice tone="client" role="status">
          {missing}
        </Notice>
      )}
    </Stack>
  )
}
