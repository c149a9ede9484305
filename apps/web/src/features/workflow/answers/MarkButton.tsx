import { holds } from '@lading/domain/people/acting/actor'
import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useActor } from '#lib/session.ts'
import { useTransaction } from '../open-transaction.ts'
import { MarkDialog } from './MarkDialog.tsx'
import { markOn } from './marks.ts'
import { type Markable } from './markable.ts'
import { Quote } from '#ui/facts/Quote.tsx'
import classes from './mark-button.module.css'

interface Props {
  /** One answer, or those of a row, of which one is chosen. */
  readonly answers: readonly Markable[]
  /** Whose answers they are, where the labels alone do not say it: "Teresa Villanueva". */
  readonly of?: string
}

/** Marks an answer for the client; there for the evaluator who holds the transaction alone. */
export function MarkButton({ answers, of }: Props) {
  const { transaction, is_mine } = useTransaction()
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  if (!is_mine || !actor || !holds(actor, 'return-to-client')) return null
  const isMarked = answers.some(({ path }) => markOn(transaction, path).remark !== '')
  const about = of ?? answers[0]?.label ?? ''
  const label = isMarked ? `Change the mark: ${about}` : `Mark for the client: ${about}`
  const Shown = isMarked ? IconFlagFilled : IconFlag
  return (
    <>
      <Tooltip label={isMarked ? 'Change the mark' : 'Mark for the client'}>
        <ActionIcon
          className={classes.button}
          data-marked={isMarked || undefined}
          size={24}
          variant="subtle"
          color={isMarked ? 'brass' : 'gray'}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          <Shown size={15} />
        </ActionIcon>
      </Tooltip>
      {isOpen && <MarkDialog answers={answers} of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What the client is or was asked about an answer. */
export function MarkNote({ path, label }: { path: string; label?: string }) {
  const { transaction } = useTransaction()
  const { remark, asked } = markOn(transaction, path)
  return (
    <>
      {remark && (
        <Quote>
          {label && <b>{label}: </b>}
          {remark}
        </Quote>
      )}
      {asked && (
        <Text size="xs" c="dimmed" mt="xxs">
          Asked in round {asked.round}: {asked.remark}
          {asked.answer && ` The client wrote: ${asked.answer}`}
        </Text>
      )}
    </>
  )
}
