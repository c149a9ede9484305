import type { Filing } from '@lading/contract/filing/filing'
import { wordsOf } from '@lading/domain/transactions/family-words'
import type { Form as Answers } from '@lading/domain/filing/form-path'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { ScopeOfForm } from '#ui/answers/form-scope.ts'
import { Foot } from '#ui/layout/Foot.tsx'
import { Form } from '#ui/forms/Form.tsx'
import { fieldName, formOf } from '../draft/draft-form.ts'
import { scopeOfFiling } from '../draft/scope-of-filing.ts'
import { useKnown } from '../draft/use-known.ts'
import type { Draft } from '../draft/use-draft.ts'
import { linkToStep } from '../step-address.ts'
import { useFaultsOfSection } from './use-faults-of-section.ts'

interface Props {
  readonly filing: Filing
  readonly draft: Draft
  /** The one section that is asked; null where the form stands on one page. */
  readonly section: string | null
  /** Where one goes on, asked once everything is saved. */
  readonly next: () => string
  readonly children: ReactNode
}

/** Step 1, or a section of it: the questions. What is typed saves itself; the button asks for what is missing. */
export function QuestionsStep({ filing, draft, section, next, children }: Props) {
  const navigate = useNavigate()
  const known = useKnown(filing)
  const [isGoing, setGoing] = useState(false)
  const { form, errors, flush } = draft
  useEffect(() => {
    const values = form.getValues()
    for (const [path, message] of Object.entries(errors)) form.setFieldError(fieldName(path, values), message)
  }, [errors, form])

  useFaultsOfSection(form, filing, section)

  const go = async () => {
    setGoing(true)
    await flush()
    void navigate(next())
  }
  return (
    // What was typed in a field goes when it is left, whichever field it is.
    <div onBlur={draft.left}>
      <Form<Answers>
        form={form}
        onSubmit={() => void go()}
        busy={isGoing}
        label={
          (section && formOf(filing).titleOf(section, form.getValues())) ?? wordsOf(filing.type).steps[0]?.title ?? ''
        }
      >
        <ScopeOfForm value={scopeOfFiling(filing, known)}>{children}</ScopeOfForm>
        <Foot>
          {section !== null && (
            <Button
              component={Link}
              to={linkToStep(1)}
              variant="default"
              mr="auto"
              leftSection={<IconArrowLeft size={16} aria-hidden />}
            >
              All sections
            </Button>
          )}
          <Button type="submit" loading={isGoing} rightSection={<IconArrowRight size={16} aria-hidden />}>
            {section === null ? 'Continue' : 'Save and continue'}
          </Button>
        </Foot>
      </Form>
    </div>
  )
}
