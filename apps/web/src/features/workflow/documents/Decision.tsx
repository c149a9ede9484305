import { transactionDetail, decideDocument } from '@lading/contract/evaluation'
import { transactionProcess } from '@lading/contract/workflow'
import { holds } from '@lading/domain/people/acting/actor'
import { Box, Button, Group, Kbd, Textarea, Title } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { useRef, useState, type ReactNode } from 'react'
import { useAct, hasFieldErrors } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { Mark } from '#ui/facts/Mark.tsx'
import { useTransaction } from '../open-transaction.ts'
import { useKeptText } from '#ui/forms/unsent/kept-form.ts'
import { type CheckedFile, standingMarks, standingOfFile } from './checked-files.ts'
import { useLetters } from './letters.ts'
import { Quote } from '#ui/facts/Quote.tsx'

const LONGEST = 5000

interface Props {
  readonly file: CheckedFile['file']
  readonly onDecided: () => void
}

/** Accept or return one document; `a` accepts and `r` begins the remark while the focus is among the documents. */
export function Decision({ file, onDecided }: Props) {
  const { is_mine } = useTransaction()
  const actor = useActor()
  const mayDecide = is_mine && actor !== null && holds(actor, 'return-to-client')
  return mayDecide ? <DecisionForm file={file} onDecided={onDecided} /> : <Decided file={file} />
}

function Decided({ file }: { file: Props['file'] }) {
  return (
    <Frame title="Decision" file={file}>
      {file.remark && <Quote>{file.remark}</Quote>}
    </Frame>
  )
}

interface FrameProps {
  readonly title: string
  readonly file: Props['file']
  readonly acts?: ReactNode
  readonly children: ReactNode
}

function Frame({ title, file, acts, children }: FrameProps) {
  const [tone, word] = standingMarks[standingOfFile(file)]
  return (
    <Box px="md" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="xs" mih={36}>
        <Title order={3} size="sm" ff="text">
          {title}
        </Title>
        <Mark tone={tone}>{word}</Mark>
        <Group gap="xs" ml="auto">
          {acts}
        </Group>
      </Group>
      {children}
    </Box>
  )
}

function DecisionForm({ file, onDecided }: Props) {
  const [remark, write, forget] = useKeptText(`remark/${file.id}`, file.remark)
  const [isWriting, setWriting] = useState(file.decision === 'returned' || remark !== file.remark)
  const box = useRef<HTMLTextAreaElement>(null)
  const act = useAct(decideDocument, { stale: [transactionDetail, transactionProcess] })

  const decide = (decision: 'accepted' | 'returned' | null) => {
    if (act.isPending) return
    const body = { decision, remark: decision === 'returned' ? remark : '' }
    act.mutate({ params: { id: file.id }, body }, { onSuccess: () => decided(decision) })
  }
  function decided(decision: 'accepted' | 'returned' | null) {
    forget()
    setWriting(decision === 'returned')
    if (decision !== null) onDecided()
  }
  const begin = () => {
    setWriting(true)
    // The box stands after the next drawing.
    requestAnimationFrame(() => box.current?.focus())
  }
  useLetters({ a: () => file.decision !== 'accepted' && decide('accepted'), r: begin })

  const isSaved = file.decision === 'returned' && remark === file.remark
  const wrong = hasFieldErrors(act.error) ? Object.values(act.error.problem.errors ?? {}).flat()[0] : undefined
  return (
    <Frame
      title="Your decision"
      file={file}
      acts={
        <>
          {file.decision !== null && (
            <Button size="sm" variant="subtle" color="gray" onClick={() => decide(null)}>
              Take back
            </Button>
          )}
          {file.decision !== 'accepted' && (
            <Button
              size="sm"
              variant={isWriting ? 'default' : 'filled'}
              leftSection={<IconCheck size={16} aria-hidden />}
              rightSection={
                <Kbd size="xs" aria-hidden visibleFrom="sm">
                  A
                </Kbd>
              }
              aria-keyshortcuts="a"
              loading={act.isPending && !isWriting}
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
              rightSection={
                <Kbd size="xs" aria-hidden visibleFrom="sm">
                  R
                </Kbd>
              }
              aria-keyshortcuts="r"
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
        <Textarea
          ref={box}
          mt="xs"
          label="Remark to the client"
          placeholder="What is wrong, and what to send"
          autosize
          minRows={2}
          maxRows={4}
          maxLength={LONGEST}
          error={wrong}
          value={remark}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
    </Frame>
  )
}
