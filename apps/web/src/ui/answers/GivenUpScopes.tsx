import { scopesBelowMinimum } from '@lading/domain/accreditation/limits/capital'
import { isMoney, moneyFromInput, peso } from '@lading/domain/payments/money'
import { scopeLabels, scopes, scopesOf, type Scope } from '@lading/domain/transactions/scope'
import { Anchor, Checkbox, Fieldset, Input, SimpleGrid, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from 'react-router'
import { useBound } from '../forms/bound.ts'
import { useFormScope, type ScopesAsked } from './form-scope.ts'

const WHILE_TYPED = 500 // milliseconds: half an amount carries nothing, and the question would come and go

/** Which scopes are given up; asked of those that the capital entered no longer carries, and not at all where it does. */
export function GivenUpScopes() {
  const { at, scopes: asked } = useFormScope()
  const typed = useBound<string | null>(`${at}paid_up_capital`).value ?? ''
  const [paid] = useDebouncedValue(typed, WHILE_TYPED)
  const bound = {
    domestic: useBound<boolean>(`${at}gives_up_domestic`),
    international: useBound<boolean>(`${at}gives_up_international`),
    nvocc: useBound<boolean>(`${at}gives_up_nvocc`),
  }
  const { below, isNoneLeft } = asked ? scopesBelow(asked, paid) : nothingBelow
  if (isNoneLeft && asked?.surrendered_at) return <NoneLeft surrendered_at={asked.surrendered_at} />
  const shown = scopes.filter((scope) => below.includes(scope) || bound[scope].value)
  if (shown.length === 0) return null
  const errors = shown.filter((scope) => bound[scope].error)
  return (
    <Fieldset
      data-wide
      variant="unstyled"
      legend={
        <Text size="sm" fw={600}>
          Scopes given up
        </Text>
      }
    >
      <Text size="sm" mb="sm">
        {below.length > 0
          ? `The paid-up capital no longer reaches the minimum for ${namesOf(below)}. Tick what you give up, or enter a capital that reaches it.`
          : 'Untick what you do not give up.'}
      </Text>
      <SimpleGrid minColWidth="min(13.75rem, 100%)" autoFlow="auto-fit" spacing="lg" verticalSpacing="sm">
        {shown.map((scope) => (
          <Checkbox
            key={scope}
            id={bound[scope].id}
            label={`Give up ${scopeLabels[scope]}`}
            description={minimumOf(scope, asked)}
            checked={bound[scope].value}
            error={Boolean(bound[scope].error)}
            aria-describedby={bound[scope].error ? `${bound[scope].id}-error` : undefined}
            onChange={(event) => bound[scope].set(event.currentTarget.checked)}
            onBlur={bound[scope].onBlur}
          />
        ))}
      </SimpleGrid>
      {errors.map((scope) => (
        <Input.Error key={scope} id={`${bound[scope].id}-error`} mt="xs">
          {bound[scope].error}
        </Input.Error>
      ))}
    </Fieldset>
  )
}

/** The amount itself is refused then; the other way out is elsewhere. */
function NoneLeft({ surrendered_at }: { readonly surrendered_at: string }) {
  return (
    <Text data-wide size="sm">
      No scope would be left with this capital. A business that no longer forwards freight can{' '}
      <Anchor component={Link} to={surrendered_at} inherit>
        surrender the accreditation
      </Anchor>
      ; this draft stays.
    </Text>
  )
}

interface Below {
  readonly below: readonly Scope[]
  readonly isNoneLeft: boolean
}
const nothingBelow: Below = { below: [], isNoneLeft: false }

/** No scope is given up where none would be left. */
function scopesBelow({ held, minimums }: ScopesAsked, typed: string): Below {
  const paid = moneyFromInput(typed) ?? typed
  const mine = held ? scopesOf(held) : []
  const below = isMoney(paid) ? scopesBelowMinimum(mine, minimums, paid) : []
  if (below.length < mine.length) return { below, isNoneLeft: false }
  return { below: [], isNoneLeft: mine.length > 0 }
}

const namesOf = (list: readonly Scope[]) =>
  list.map((scope) => (scope === 'nvocc' ? scopeLabels.nvocc : scope)).join(' and ')

function minimumOf(scope: Scope, asked: ScopesAsked | undefined): string | undefined {
  const minimum = asked?.minimums[scope]
  return minimum && `Needs at least ${peso(minimum)}.`
}
