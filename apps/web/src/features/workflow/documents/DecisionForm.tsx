import { transactionDetail, decideDocument } from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { Button, Kbd, Stack, Textarea } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAct, hasFieldErrors } from '#lib/act.ts'
import { useKeptText } from '#ui/forms/unsent/kept-form.ts'
import { UnsentNotice } from '#ui/forms/unsent/UnsentNotice.tsx'
import type { CheckedFile } from './checked-files.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import { useLetters } from './letters.ts'

const LONGEST = 5000

interface DecisionFormProps {
  readonly file: CheckedFile['file']
  /** Called with the document that was decided. */
  readonly onDecided: (id: number) => void
}

/** Accepts or returns a document; `a` and `r` do so from the keyboard. */
export function DecisionForm({ file, onDecided }: DecisionFormProps) {
  const { id, box, text: remark, write, unsent, notice } = useKeptText(`remark/${file.id}`, file.remark)
  const [isWriting, setWriting] = useState(file.decision === 'returned' || remark !== file.remark)
  // Of the act, not of one call of it: those are dropped where the person has gone on before the reply.
  const act = useAct(decideDocument, {
    stale: [transactionDetail, transactionProcess],
    onSent: unsent.forgetSent,
    onDone: ({ id, decision }) => {
      setWriting(decision === 'returned')
      if (decision !== null) onDecided(id)
    },
  })
  // From the press on: the next letter may come before the page shows that it is sent.
  const isSending = useRef(false)
  const pressed = useRef<HTMLElement>(null)
  // The button was disabled while it was sent, and lost the focus, or is about to; without it the letters are off.
  useEffect(() => {
    const isAtButton = document.activeElement === document.body || document.activeElement === pressed.current
    if (act.isError && isAtButton) (box.current ?? pressed.current)?.focus()
  }, [act.isError, box])

  const decide = (decision: 'accepted' | 'returned' | null) => {
    if (isSending.current) return
    isSending.current = true
    if (document.activeElement instanceof HTMLElement) pressed.current = document.activeElement
    unsent.sends({ text: remark })
    const body = { decision, remark: decision === 'returned' ? remark : '' }
    act.mutate({ params: { id: file.id }, body }, { onSettled: () => void (isSending.current = false) })
  }
  const begin = () => {
    if (isSending.current) return
    // At once: the next key is the first letter of the remark, and no shortcut.
    flushSync(() => setWriting(true))
    box.current?.focus()
  }
  const areLettersOn = useLetters({ a: () => file.decision !== 'accepted' && decide('accepted'), r: begin })

  const isSaved = file.decision === 'returned' && remark === file.remark
  const wrong = hasFieldErrors(act.error) ? Object.values(act.error.problem.errors ?? {}).flat()[0] : undefined
  return (
    <DecisionFrame
      title="Your decision"
      file={file}
      acts={
        <>
          {file.decision !== null && (
            <Button size="sm" variant="subtle" color="gray" disabled={act.isPending} onClick={() => decide(null)}>
              Take back
            </Button>
          )}
          {file.decision !== 'accepted' && (
            <Button
              size="sm"
              variant={isWriting ? 'default' : 'filled'}
              leftSection={<IconCheck size={16} aria-hidden />}
              {...(areLettersOn && letter('a'))}
              loading={act.isPending && !isWriting}
              disabled={act.isPending}
              onClick={() => decide('accepted')}
            >
              Accept
            </Button>
          )}
          {!isWriting && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              {...(areLettersOn && letter('r'))}
              disabled={act.isPending}
              onClick={begin}
            >
              Return
            </Button>
          )}
          {isWriting && !isSaved && (
            <Button
              size="sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={act.isPending}
              onClick={() => decide('returned')}
            >
              {file.decision === 'returned' ? 'Save remark' : 'Return'}
            </Button>
          )}
        </>
      }
    >
      {isWriting && (
        <Stack gap="xs" mt="xs">
          {!act.isPending && <UnsentNotice {...notice} />}
          <Textarea
            ref={box}
            id={id}
            label="Remark to the client"
            placeholder="What is wrong, and what to send"
            autosize
            minRows={2}
            maxRows={4}
            maxLength={LONGEST}
            error={wrong}
            readOnly={act.isPending}
            value={remark}
            onChange={(event) => write(event.currentTarget.value)}
          />
        </Stack>
      )}
    </DecisionFrame>
  )
}

/** What a button says of the letter that presses it. */
const letter = (key: string) => ({
  'aria-keyshortcuts': key,
  rightSection: (
    <Kbd size="xs" aria-hidden visibleFrom="sm">
      {key.toUpperCase()}
    </Kbd>
  ),
})
