import { Button } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { z } from 'zod'
import { Form, FormFoot, useSchemaForm } from './Form.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'

/** How a page saves what its form asks: handed on by the form of that entity. */
export interface Saving<V> {
  /** What the server refused last. */
  readonly problem: Error | null
  readonly busy: boolean
  /** The verb on the button. */
  readonly save: string
  readonly onSave: (answers: V) => void
}

interface Props<V extends Record<string, unknown>> extends Saving<V> {
  /** Names the form for readers. */
  readonly label: string
  readonly schema: z.ZodType
  /** The answers it opens with. */
  readonly answers: V
  /** Where "Cancel" leads. */
  readonly back: string
  readonly children: ReactNode
}

/** A page's form about one entity: its fields, a foot with "Cancel" and the verb, and a question before work is left. */
export function EntityForm<V extends Record<string, unknown>>(props: Props<V>) {
  const { label, schema, answers, back, problem, busy, save, onSave, children } = props
  const form = useSchemaForm<V>(schema, answers)
  // Set while what was sent has no answer yet: the page leads on as soon as it is saved.
  const isSent = useRef(false)
  useEffect(() => {
    if (!busy) isSent.current = false
  }, [busy])
  const send = (given: V) => {
    isSent.current = true
    onSave(given)
  }
  return (
    <Form form={form} problem={problem} busy={busy} onSubmit={send} label={label}>
      <LeaveGuard when={() => !isSent.current && form.isDirty()} isBesideList />
      {children}
      <FormFoot>
        <Button variant="default" component={Link} to={back}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {save}
        </Button>
      </FormFoot>
    </Form>
  )
}
