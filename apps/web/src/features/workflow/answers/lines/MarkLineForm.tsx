import { markField, transactionDetail } from '@lading/contract/evaluation'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { reportLines } from '@lading/contract/report-lines'
import { markedLines, type MarkedLine } from '@lading/contract/report-rounds'
import { transactionProcess } from '@lading/contract/workflow'
import { linePath } from '@lading/domain/filing/line-path'
import { Autocomplete, Button, Flex, NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { useLineWords } from '../../../filing/report/lines/line-columns.tsx'
import { useTransaction } from '../../open-transaction.ts'

interface Props {
  readonly section: LineSection
  readonly marked: readonly MarkedLine[]
}

const MOST_LETTERS = 5000
const LABEL = 22 // pixels

/** Marks one line after the other without leaving the keyboard: its number, the remark, Enter. */
export function MarkLineForm({ section, marked }: Props) {
  const { transaction } = useTransaction()
  const [number, setNumber] = useState<number | ''>('')
  const [remark, setRemark] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const line = useLineOf(section, number)
  const act = useAct(markField, {
    stale: [transactionDetail, transactionProcess, markedLines],
    onDone: () => {
      setNumber('')
      setRemark('')
      field.current?.focus()
    },
    done: () => `Line ${number} is marked.`,
  })
  const mark = (event: FormEvent) => {
    event.preventDefault()
    if (number === '' || remark.trim() === '' || line.isMissing || act.isPending) return
    const path = linePath({ section: section.name, number })
    act.mutate({ params: { id: transaction.transaction_id }, body: { path, remark: remark.trim() } })
  }
  const before = marked.find((one) => one.number === number && !one.is_sent)
  return (
    <form onSubmit={mark} aria-label={`Mark a line of ${section.title}`}>
      <Flex wrap={{ base: 'wrap', sm: 'nowrap' }} gap="sm" align="flex-start">
        <NumberInput
          ref={field}
          label="Line"
          w={96}
          min={1}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={number}
          onChange={(value) => setNumber(typeof value === 'number' ? value : '')}
          error={line.isMissing && `There is no line ${number}.`}
        />
        <Autocomplete
          label="Remark to the client"
          flex={{ base: '1 1 100%', sm: 1 }}
          maxLength={MOST_LETTERS}
          data={[...new Set(marked.map((one) => one.remark))]}
          value={remark}
          onChange={setRemark}
          description={before ? `Marked already: “${before.remark}” A new remark takes its place.` : line.words}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <Button
          type="submit"
          mt={{ base: 0, sm: LABEL }} // beside the boxes, below their labels
          loading={act.isPending}
          disabled={number === '' || remark.trim() === ''}
        >
          Mark the line
        </Button>
      </Flex>
    </form>
  )
}

/** What the line of a number is about, so that the right one is marked. */
function useLineOf(section: LineSection, number: number | '') {
  const { transaction_id } = useTransaction().transaction
  const words = useLineWords(section)
  const body = { transaction_id, section: section.name, number: number === '' ? 1 : number }
  const { data } = useQuery({ ...query(reportLines, { body }), enabled: number !== '' })
  const [line] = number === '' ? [] : (data?.data ?? [])
  const isRead = number !== '' && data !== undefined
  return {
    isMissing: isRead && !line,
    words: line ? words(line.answers) : 'Type the number of a line, then what is wrong with it.',
  }
}
