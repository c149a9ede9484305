import { satisfactionState } from '@lading/contract/certificates'
import { typeLabels } from '@lading/domain/transactions/labels'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { dayText } from '#lib/format.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { useAskedClose } from '#ui/forms/dialogs/use-asked-close.tsx'
import { SatisfactionQuestions } from './SatisfactionQuestions.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { Notice } from '#ui/messages/Notice.tsx'

interface Props {
  readonly transaction_id: number
  readonly onClose: () => void
}

/** The client satisfaction form of one transaction: voluntary, confidential, once (field facts, section 3.2). */
export function SatisfactionDialog({ transaction_id, onClose }: Props) {
  const closing = useAskedClose(onClose)
  const asked = useQuery(query(satisfactionState, { params: { id: transaction_id } }))
  return (
    <Dialog title="How did we do?" onClose={closing.close} width={760} busy={closing.isAsked}>
      <Fetched of={asked}>
        {(data) => (
          <Stack gap="lg">
            <Text size="sm">
              About: {typeLabels[data.type]} <span className="num">{data.reference}</span>. Answering is up to you,
              question by question. Your answers are confidential and change nothing in any of your transactions.
            </Text>
            <Text size="xs" c="dimmed">
              Form approved under number {data.approval_number}, until {dayText(data.approval_until)}.
            </Text>
            {data.is_offered && !data.is_answered ? (
              <SatisfactionQuestions {...{ transaction_id, onClose, closing }} />
            ) : (
              <NothingToAnswer {...data} onClose={onClose} />
            )}
          </Stack>
        )}
      </Fetched>
      {closing.question('Discard these answers?', 'They are not sent yet.')}
    </Dialog>
  )
}

interface NothingToAnswerProps {
  readonly is_answered: boolean
  readonly control_number: string | null
  readonly onClose: () => void
}

function NothingToAnswer({ is_answered, control_number, onClose }: NothingToAnswerProps) {
  return (
    <>
      <Notice tone="done" role="status">
        <div>
          {is_answered ? (
            <>
              Thank you: the form was answered. Its control number is <b className="num">{control_number}</b>.
            </>
          ) : (
            'The form is offered when the transaction has been decided.'
          )}
        </div>
      </Notice>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </>
  )
}
