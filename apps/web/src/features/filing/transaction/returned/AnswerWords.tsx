import { answerReturn, type Filing, type ReturnedItem } from '@lading/contract/filing/filing'
import { markedLines } from '@lading/contract/reports/report-rounds'
import { Button, Stack, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'

interface Props {
  readonly item: ReturnedItem
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly onUnsaved: (item: number, is: boolean) => void
}

/** An answer in words: why nothing changes, or what to know about the change. */
export function AnswerWords({ item, filing, onChanged, onUnsaved }: Props) {
  const [isOpen, setOpen] = useState(item.answer !== '')
  const [words, setWords] = useState(item.answer)
  const act = useAct(answerReturn, {
    stale: [markedLines],
    onDone: (changed) => {
      onUnsaved(item.id, false)
      onChanged(changed)
    },
  })
  if (!isOpen) {
    return (
      <Button
        size="compact-sm"
        variant="subtle"
        style={{ justifySelf: 'start', alignSelf: 'flex-start' }}
        leftSection={<IconPencil size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Answer in words<span className="vh">: {item.label}</span>
      </Button>
    )
  }
  const isChanged = words.trim() !== item.answer
  return (
    <Stack gap="xs">
      <Textarea
        label="Your answer in words"
        autosize
        minRows={2}
        maxLength={2000}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          onUnsaved(item.id, event.currentTarget.value.trim() !== item.answer)
        }}
      />
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={!isChanged}
        loading={act.isPending}
        onClick={() =>
          act.mutate({
            params: { id: filing.transaction_id, return_id: item.id },
            body: { answer: words.trim() },
          })
        }
      >
        {isChanged || words === '' ? 'Save the answer' : 'Saved'}
      </Button>
    </Stack>
  )
}
