import { markField, transactionDetail } from '@lading/contract/evaluation'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportLines } from '@lading/contract/reports/report-lines'
import { markedLines, type MarkedLine } from '@lading/contract/reports/report-rounds'
import { transactionProcess } from '@lading/contract/workflow'
import { linePath } from '@lading/domain/filing/line-path'
import { Autocomplete, Button, Flex, NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { useKeptFocus } from '#ui/forms/dialogs/returned-focus.ts'
import { useField } from '#ui/forms/fields/Fields.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { useLineWords } from '../../../filing/report/lines/line-columns.tsx'
import { useTransaction } from '../../open-transaction.ts'

interface Props {
  readonly section: LineSection
  readonly marked: readonly MarkedLine[]
}

const MOST_LETTERS = 5000
const LABEL = 22 // pixels

const Mark = z.object({
  number: z.int('Enter the number of a line.').min(1, 'Lines are numbered from 1.'),
  remark: z.string().trim().min(1, 'Write what is wrong with the line.').max(MOST_LETTERS),
})
type Draft = { number: number | null; remark: string }

/** Marks one line after the other without leaving the keyboard: its number, the remark, Enter. */
export function MarkLineForm({ section, marked }: Props) {
  const { transaction } = useTransaction()
  const form = useSchemaForm<Draft>(Mark, { number: null, remark: '' })
  const [done, setDone] = useState(0)
  const line = useLineOf(section, form.useWatchValue('number'))
  const sent = useRef<Draft>(undefined)
  const act = useAct(markField, {
    stale: [transactionDetail, transactionProcess, markedLines],
    onSent: () => {
      const { number, remark } = form.getValues()
      // The next line may be typed already.
      if (number !== sent.current?.number || remark !== sent.current.remark) return
      form.reset()
      setDone(done + 1)
    },
    done: () => `Line ${sent.current?.number} is marked.`,
  })
  const mark = ({ number, remark }: Draft) => {
    if (number === null || line.isMissing) return
    sent.current = { number, remark }
    const path = linePath({ section: section.name, number })
    act.mutate({ params: { id: transaction.transaction_id }, body: { path, remark: remark.trim() } })
  }
  return (
    <Form
      form={form}
      onSubmit={mark}
      problem={act.error}
      busy={act.isPending}
      label={`Mark a line of ${section.title}`}
    >
      <Flex wrap={{ base: 'wrap', sm: 'nowrap' }} gap="sm" align="flex-start">
        <LineFields key={done} marked={marked} line={line} isNext={done > 0} />
        <Button
          type="submit"
          mt={{ base: 0, sm: LABEL }} // beside the boxes, below their labels
          loading={act.isPending}
        >
          Mark the line
        </Button>
      </Flex>
    </Form>
  )
}

interface FieldsProps {
  readonly marked: readonly MarkedLine[]
  readonly line: ReturnType<typeof useLineOf>
  /** After a line was marked: the next is typed at once. */
  readonly isNext: boolean
}

function LineFields({ marked, line, isNext }: FieldsProps) {
  const number = useField<number | null>({ name: 'number', label: 'Line' })
  const remark = useField<string>({ name: 'remark', label: 'Remark to the client' })
  const field = useKeptFocus<HTMLInputElement>(isNext || undefined)
  const before = marked.find((one) => one.number === number.value && !one.is_sent)
  return (
    <>
      <NumberInput
        {...number.shared}
        ref={field}
        w={96}
        min={1}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        value={number.value ?? ''}
        onChange={(value) => number.set(typeof value === 'number' ? value : null)}
        error={number.shared.error ?? (line.isMissing && `There is no line ${number.value}.`)}
      />
      <Autocomplete
        {...remark.shared}
        flex={{ base: '1 1 100%', sm: 1 }}
        maxLength={MOST_LETTERS}
        data={[...new Set(marked.map((one) => one.remark))]}
        value={remark.value}
        onChange={remark.set}
        description={before ? `Marked already: “${before.remark}” A new remark takes its place.` : line.words}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
    </>
  )
}

/** What the line of a number is about, so that the right one is marked. */
function useLineOf(section: LineSection, number: number | null) {
  const { transaction_id } = useTransaction().transaction
  const words = useLineWords(section)
  const body = { transaction_id, section: section.name, number: number ?? 1 }
  const { data, isPlaceholderData } = useQuery({ ...query(reportLines, { body }), enabled: number !== null })
  const isRead = number !== null && data !== undefined && !isPlaceholderData
  const [line] = isRead ? data.data : []
  return {
    isMissing: isRead && !line,
    words: line ? words(line.answers) : 'Type the number of a line, then what is wrong with it.',
  }
}
