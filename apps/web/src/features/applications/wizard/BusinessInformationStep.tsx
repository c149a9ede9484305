import type { Application } from '@lading/contract/applications'
import { scopeLabels, scopes, type Scope } from '@lading/domain/accreditation/scope'
import { peso } from '@lading/domain/payments/money'
import { Button, Checkbox, Input } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { BusinessSections } from '#ui/business-form/BusinessSections'
import { Form, useBound } from '#ui/Form'
import { Pane } from '#ui/Pane'
import { fieldName, type DraftValues } from '../draft/draft-form.ts'
import type { Draft } from '../draft/use-draft.ts'

interface Props {
  readonly application: Application
  readonly draft: Draft
  readonly next: string
}

/** Step 1: scope and business. What is typed saves itself; Continue asks for what is missing. */
export function BusinessInformationStep({ application, draft, next }: Props) {
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  const { form, errors, flush } = draft
  useEffect(() => {
    const values = form.getValues()
    for (const [path, message] of Object.entries(errors)) form.setFieldError(fieldName(path, values), message)
  }, [errors, form])

  const go = async () => {
    setGoing(true)
    await flush()
    void navigate(next)
  }
  return (
    // What was typed in a field goes when it is left, whichever field it is.
    <div onBlur={draft.left}>
      <Form<DraftValues> form={form} onSubmit={() => void go()} busy={isGoing} label="Business information">
        <ScopePane minimum_capital={application.minimum_capital} />
        <BusinessSections />
        <div className="wiz-foot">
          <Button type="submit" loading={isGoing} rightSection={<IconArrowRight size={16} aria-hidden />}>
            Continue
          </Button>
        </div>
      </Form>
    </div>
  )
}

const meanings: Readonly<Record<Scope, string>> = {
  domestic: 'Cargo between ports of the Philippines.',
  international: 'Cargo to and from abroad.',
  nvocc: 'As a carrier without vessels of your own, issuing your own bills of lading.',
}

/** The scope flags: 1 or 0 each, at least one of them. */
function ScopePane({ minimum_capital }: Pick<Application, 'minimum_capital'>) {
  const domestic = useBound<number>('domestic')
  const bound = { domestic, international: useBound<number>('international'), nvocc: useBound<number>('nvocc') }
  return (
    <Pane title="Scope of accreditation" subtitle="It decides the documents, the fees and the least capital.">
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
    </Pane>
  )
}
