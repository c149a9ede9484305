import type { Application } from '@lading/contract/applications'
import { scopeLabels, scopes, type Scope } from '@lading/domain/transactions/scope'
import { peso } from '@lading/domain/payments/money'
import { Checkbox, Input } from '@mantine/core'
import { useBound } from '#ui/Form'

const meanings: Readonly<Record<Scope, string>> = {
  domestic: 'Cargo between ports of the Philippines.',
  international: 'Cargo to and from abroad.',
  nvocc: 'As a carrier without vessels of your own, issuing your own bills of lading.',
}

/** The scope flags: 1 or 0 each, at least one of them; and the capital the highest asks for. */
export function ScopeFields({ minimum_capital }: Pick<Application, 'minimum_capital'>) {
  const domestic = useBound<number>('domestic')
  const bound = { domestic, international: useBound<number>('international'), nvocc: useBound<number>('nvocc') }
  return (
    <div>
      <fieldset
        className="scopes"
        id={domestic.id}
        aria-describedby={domestic.error ? `${domestic.id}-error` : undefined}
      >
        <legend className="vh">Scope of accreditation</legend>
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
      </fieldset>
      {domestic.error && <Input.Error id={`${domestic.id}-error`}>{domestic.error}</Input.Error>}
      {minimum_capital && (
        <p className="dim scopes-note">
          The highest scope chosen asks for a paid-up capital of at least <b className="num">{peso(minimum_capital)}</b>
          .
        </p>
      )}
    </div>
  )
}
