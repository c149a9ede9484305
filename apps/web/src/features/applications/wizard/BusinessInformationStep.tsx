import type { Application } from '@lading/contract/applications'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { BusinessSections } from '#ui/business-form/BusinessSections'
import { Form } from '#ui/Form'
import { Pane } from '#ui/Pane'
import { fieldName, type DraftValues } from '../draft/draft-form.ts'
import type { Draft } from '../draft/use-draft.ts'
import { ScopeFields } from '../scope/ScopeFields.tsx'

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
        <Pane title="Scope of accreditation" subtitle="It decides the documents, the fees and the least capital.">
          <ScopeFields minimum_capital={application.minimum_capital} />
        </Pane>
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
