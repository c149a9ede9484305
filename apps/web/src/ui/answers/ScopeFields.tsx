import { scopeLabels, scopes, scopesAt, type Scope } from '@lading/domain/transactions/scope'
import { Checkbox, Fieldset, Input, SimpleGrid, Text, VisuallyHidden } from '@mantine/core'
import { useEffect } from 'react'
import { useBound } from '../forms/bound.ts'
import { useFormScope, type ScopesAsked } from './form-scope.ts'

const meanings: Readonly<Record<Scope, string>> = {
  domestic: 'Cargo between ports of the Philippines.',
  international: 'Cargo to and from abroad.',
  nvocc: 'As a carrier without vessels of your own, issuing your own bills of lading.',
}

/** The scopes that may be chosen: 1 or 0 each, at least one of them; below them what is said about them. */
export function ScopeFields() {
  const { at, noteOf, scopes: asked } = useFormScope()
  const domestic = useBound<number>(`${at}domestic`)
  const bound = {
    domestic,
    international: useBound<number>(`${at}international`),
    nvocc: useBound<number>(`${at}nvocc`),
  }
  const capital = useBound<string>(`${at}paid_up_capital`)
  const choose = (scope: Scope, is: boolean) => {
    bound[scope].set(is ? 1 : 0)
    capital.check() // the highest scope says how much there must be
  }
  useEffect(() => {
    if (asked?.held && scopes.some((scope) => bound[scope].value === 1)) capital.check()
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens: scopes to add are chosen before the form is
  }, [])
  const note = noteOf('domestic')
  // One that was chosen and is held by now stays in sight, to be taken back.
  const shown = scopes.filter((scope) => mayChoose(scope, asked) || bound[scope].value === 1)
  return (
    <div data-wide>
      <Fieldset
        variant="unstyled"
        id={domestic.id}
        aria-describedby={domestic.error ? `${domestic.id}-error` : undefined}
        legend={<VisuallyHidden>Scope of accreditation</VisuallyHidden>}
      >
        <SimpleGrid minColWidth="min(13.75rem, 100%)" autoFlow="auto-fit" spacing="lg" verticalSpacing="sm">
          {shown.map((scope) => (
            <Checkbox
              key={scope}
              label={scopeLabels[scope]}
              description={meanings[scope]}
              checked={bound[scope].value === 1}
              error={domestic.error !== undefined && domestic.error !== null}
              onChange={(event) => choose(scope, event.currentTarget.checked)}
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

/** Whether the agency accredits a scope that is not held yet. */
const mayChoose = (scope: Scope, asked: ScopesAsked | undefined): boolean =>
  asked === undefined || (scopesAt(asked.agency).includes(scope) && asked.held?.[scope] !== 1)
