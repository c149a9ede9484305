import { Box, type BoxProps, Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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
  /** With the version that the answers were given to. */
  readonly onSave: (answers: V, version: number) => void
}

/** An entity as a form asks about it. */
interface Edition<V> {
  readonly version: number
  readonly answers: V
}

interface Props<V extends Record<string, unknown>> extends Omit<Saving<V>, 'onSave'> {
  /** As `Saving` has it; with the form, for what another person saved in it first. */
  readonly onSave: (answers: V, version: number, form: UseFormReturnType<V>) => void
  /** Names the form for readers. */
  readonly label: string
  readonly schema: z.ZodType
  /** The answers it opens with. */
  readonly answers: V
  /** Of the entity as it was read last; none where it is new. */
  readonly version?: number | undefined
  /** Where "Cancel" leads; none where the form is a part of a page that stays. */
  readonly back?: string
  /** The form is opened by the search of its page's address (`?edit`): leaving that leaves it too. */
  readonly isInSearch?: boolean
  /** Longer than a window: its foot stays in reach. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/**
 * A page's form about one entity: its fields, a foot with "Cancel" and the verb, and a question before work is left.
 * What others save meanwhile stands in it at once, unless something is typed.
 */
export function EntityForm<V extends Record<string, unknown>>({ version = 0, answers, ...props }: Props<V>) {
  const now = { version, answers }
  const [opened, open] = useState<Edition<V>>(now)
  const [takesFocus, setTakesFocus] = useState(false)
  const onNewer = (isOwn: boolean) => {
    setTakesFocus(isOwn)
    open(now)
  }
  return <OpenForm key={opened.version} {...props} {...{ opened, now, takesFocus, onNewer }} />
}

interface OpenProps<V extends Record<string, unknown>> extends Omit<Props<V>, 'version' | 'answers'> {
  readonly opened: Edition<V>
  readonly now: Edition<V>
  /** It stands in the place of the one that was saved, with which the focus went. */
  readonly takesFocus: boolean
  readonly onNewer: (isOwn: boolean) => void
}

function OpenForm<V extends Record<string, unknown>>(props: OpenProps<V>) {
  const { label, schema, opened, now, takesFocus, onNewer, problem, busy, save, onSave, children } = props
  const { back, isInSearch = false, isLong = false } = props
  const form = useSchemaForm<V>(schema, opened.answers)
  const verb = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) verb.current?.focus({ preventScroll: true })
  }, [takesFocus])
  // Set while what was sent has no answer yet: the page leads on as soon as it is saved.
  const isSent = useRef(false)
  const giveWay = useEffectEvent((isOwn: boolean) => {
    if (now.version !== opened.version) onNewer(isOwn)
  })
  const answered = useEffectEvent(() => {
    const isSaved = isSent.current && problem === null
    isSent.current = false
    if (isSaved) giveWay(true)
  })
  useEffect(() => {
    if (!busy) answered()
  }, [busy, problem]) // a refusal may come before it was drawn that anything is sent
  useEffect(() => {
    if (!isSent.current && !form.isDirty()) giveWay(false)
  }, [form, now.version])
  const send = (given: V) => {
    isSent.current = true
    // An act beside the form changes no answer: only what stood in it otherwise is another person's change.
    onSave(given, isSame(now.answers, opened.answers) ? now.version : opened.version, form)
  }
  return (
    <Form form={form} problem={problem} busy={busy} onSubmit={send} label={label}>
      <LeaveGuard when={() => !isSent.current && form.isDirty()} isBesideList={!isInSearch} />
      {children}
      <Box {...(isLong && inReach)}>
        <FormFoot>
          {back && (
            <Button
              variant="default"
              component={Link}
              to={back}
              data-disabled={busy || undefined}
              onClick={(event) => busy && event.preventDefault()}
            >
              Cancel
            </Button>
          )}
          <Button ref={verb} type="submit" loading={busy}>
            {save}
          </Button>
        </FormFoot>
      </Box>
    </Form>
  )
}

/** The fields scroll beneath it: it is a little wider than they are, so that nothing shows beside it. */
const inReach: BoxProps = {
  pos: 'sticky',
  bottom: 0,
  mx: -4,
  mb: -4,
  px: 'md',
  py: 'sm',
  bg: 'var(--mantine-color-body)',
  bd: '1px solid var(--line)',
  bdrs: '8px 8px 0 0',
  style: { zIndex: 2 },
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
