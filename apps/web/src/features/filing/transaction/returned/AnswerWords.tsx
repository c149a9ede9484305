import { answerReturn, type Filing, type ReturnedItem } from '@lading/contract/filing/filing'
import { markedLines } from '@lading/contract/reports/report-rounds'
import { Button, Stack, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAct } from '#lib/act.ts'
import { useKeptText } from '#ui/forms/unsent/kept-form.ts'
import { UnsentNotice } from '#ui/forms/unsent/UnsentNotice.tsx'

interface Props {
  readonly item: ReturnedItem
  readonly filing: Filing
  readonly onChanged: (filing: Filing) => void
  readonly onUnsaved: (place: string, is: boolean) => void
}

/** An answer in words: why nothing changes, or what to know about the change. Kept while another line is looked at. */
export function AnswerWords({ item, filing, onChanged, onUnsaved }: Props) {
  const {
    id,
    box,
    text: words,
    setText: setWords,
    write,
    unsent,
    notice,
  } = useKeptText(`return/${item.id}`, item.answer)
  const [isOpen, setOpen] = useState(words !== '')
  const [began, setBegan] = useState(item.answer)
  const isChanged = words.trim() !== began
  // What a colleague saved meanwhile stands here, unless something is typed.
  if (item.answer !== began && (!isChanged || words.trim() === item.answer)) {
    setBegan(item.answer)
    setWords(item.answer)
    setOpen(isOpen || item.answer !== '')
  }
  const tell = useEffectEvent((is: boolean) => onUnsaved(`words/${item.id}`, is))
  useEffect(() => tell(isChanged), [isChanged])
  const act = useAct(answerReturn, {
    stale: [markedLines],
    onSent: unsent.forgetSent,
    onDone: onChanged,
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
  return (
    <Stack gap="xs">
      <UnsentNotice {...notice} />
      <Textarea
        ref={box}
        id={id}
        label="Your answer in words"
        autosize
        minRows={2}
        maxLength={2000}
        value={words}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button
        size="compact-sm"
        variant="default"
        style={{ alignSelf: 'start' }}
        disabled={!isChanged}
        loading={act.isPending}
        onClick={() => {
          unsent.sends({ text: words })
          act.mutate({ params: { id: filing.transaction_id, return_id: item.id }, body: { answer: words.trim() } })
        }}
      >
        {isChanged || words === '' ? 'Save the answer' : 'Saved'}
      </Button>
    </Stack>
  )
}
