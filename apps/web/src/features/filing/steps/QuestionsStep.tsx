import type { Filing } from '@lading/contract/filing'
import { wordsOf } from '@lading/domain/transactions/family-words'
import type { Form as Answers } from '@lading/domain/filing/form-path'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ScopeOfForm, wholeForm } from '#ui/answers/form-scope.ts'
import { Foot } from '#ui/Foot.tsx'
import { Form } from '#ui/Form.tsx'
import { fieldName } from '../draft/draft-form.ts'
import { noteIn } from '../draft/note-in.ts'
import type { Draft } from '../draft/use-draft.ts'

interface Props {
  readonly filing: Filing
  readonly draft: Draft
  readonly next: string
  readonly children: ReactNode
}

/** Step 1: the questions. What is typed saves itself; Continue asks for what is missing. */
export function QuestionsStep({ filing, draft, next, children }: Props) {
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
      <Form<Answers>
        form={form}
        onSubmit={() => void go()}
        busy={isGoing}
        label={wordsOf(filing.type).steps[0]?.title ?? ''}
      >
        <ScopeOfForm value={wholeForm({ noteOf: noteIn(filing), transaction_id: filing.transaction_id })}>
          {children}
        </ScopeOfForm>
        <Foot>
          <Button type="submit" loading={isGoing} rightSection={<IconArrowRight size={16} aria-hidden />}>
            Continue
          </Button>
        </Foot>
      </Form>
    </div>
  )
}
