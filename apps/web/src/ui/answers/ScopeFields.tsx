import { scopeLabels, scopes, type Scope } from '@lading/domain/transactions/scope'
import { Checkbox, Fieldset, Input, SimpleGrid, Text, VisuallyHidden } from '@mantine/core'
import { useBound } from '../Form.tsx'
import { useFormScope } from './form-scope.ts'

const meanings: Readonly<Record<Scope, string>> = {
  domestic: 'Cargo between ports of the Philippines.',
  international: 'Cargo to and from abroad.',
  nvocc: 'As a carrier without vessels of your own, issuing your own bills of lading.',
}

/** The scope flags of a form: 1 or 0 each, at least one of them; below them what is said about them. */
export function ScopeFields() {
  const { at, noteOf } = useFormScope()
  const domestic = useBound<number>(`${at}domestic`)
  const bound = {
    domestic,
    international: useBound<number>(`${at}international`),
    nvocc: useBound<number>(`${at}nvocc`),
  }
  const note = noteOf('domestic')
  return (
    <div data-wide>
      <Fieldset
        variant="unstyled"
        id={domestic.id}
        aria-describedby={domestic.error ? `${domestic.id}-error` : undefined}
        legend={<VisuallyHidden>Scope of accreditation</VisuallyHidden>}
      >
        <SimpleGrid minColWidth="min(13.75rem, 100%)" autoFlow="auto-fit" spacing="lg" verticalSpacing="sm">
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeLabels[scope]}
              description={meanings[scope]}
              checked={bound[scope].value === 1}
              error={domestic.error !== undefined && domestic.error !== null}
              onChange={(event) => bound[scope].set(event.currentTarget.checked ? 1 : 0)}
              onBlur={domestic.onBlur}
            />
          ))}
        </SimpleGrid>
      </Fieldset>
      {domestic.error && <Input.Error id={`${domestic.id}-error`}>{domestic.error}</Input.Error>}
      {note && (
        <Text size="sm" c="dimmed" mt="sm">
          {note}
        </Text>
      )}
    </div>
  )
}
