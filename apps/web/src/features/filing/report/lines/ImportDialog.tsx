import type { Filing } from '@lading/contract/filing/filing'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { importReportLines, type ImportedLines } from '@lading/contract/reports/report-lines'
import { Button, FileInput, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useAct } from '#lib/act.ts'
import { countText } from '#lib/format.ts'
import { CallFailed } from '#lib/transport.ts'
import { RowsInput } from '#ui/answers/paste/RowsInput.tsx'
import { tsvOf } from '#ui/answers/paste/tsv.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { RadioChoice } from '#ui/forms/fields/RadioChoice.tsx'
import { ImportedFaults } from './ImportedFaults.tsx'

interface Props {
  readonly id: number
  readonly section: LineSection
  /** How many lines the section has. */
  readonly there: number
  /** Whether lines of it came back. */
  readonly hasMarked: boolean
  readonly onSaved: (filing: Filing) => void
  readonly onClose: () => void
}

type Mode = 'add' | 'replace' | 'correct'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_TO_CORRECT = 200

/** Lines from a spreadsheet, as a file or pasted: the good ones are kept, the others stay here to be corrected. */
export function ImportDialog({ id, section, there, hasMarked, onSaved, onClose }: Props) {
  const [text, setText] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [mode, setMode] = useState<Mode>(hasMarked ? 'correct' : 'add')
  const [result, setResult] = useState<ImportedLines>()
  const act = useAct(importReportLines, {
    quiet: true,
    onDone: (imported) => {
      onSaved(imported.filing)
      if (imported.faulty.length === 0) return onClose()
      setResult(imported)
      if (mode === 'correct') return // none was taken: all are corrected where they are
      setFile(null)
      setMode('add')
      setText(toCorrect(imported))
    },
    done: ({ added, faulty }) =>
      // The dialog stays open then, and says it.
      faulty.length > 0 ? '' : `${linesText(added)} ${mode === 'correct' ? 'corrected' : 'added'}.`,
  })
  const send = () => {
    const bytes = file ?? new File([text], 'pasted.txt', { type: 'text/plain' })
    act.mutate({ params: { id }, body: { section: section.name, mode }, files: { file: bytes } })
  }
  const isEmpty = file === null && text.trim() === ''
  return (
    <Dialog title={`Import lines: ${section.title}`} onClose={onClose} busy={act.isPending} width={980}>
      <Stack gap="lg">
        {act.error && <ErrorState message={whyOf(act.error)} />}
        {result && <ImportedFaults result={result} isCorrection={mode === 'correct'} />}
        <FileInput
          label="File"
          description="CSV or XLSX, up to 5 MB and 5,000 lines. The saved values of formulas are imported; macros and links are refused."
          placeholder="Choose a file"
          accept=".csv,.tsv,.txt,.xlsx"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
          value={file}
          onChange={setFile}
          error={file && file.size > MOST_BYTES ? 'This file is larger than 5 MB. Send its lines in parts.' : null}
          clearable
        />
        {!file && (
          <RowsInput
            label={result && mode !== 'correct' ? 'Lines to correct' : 'Or paste the lines'}
            description={orderOf(section, mode)}
            rows={6}
            value={text}
            onChange={setText}
          />
        )}
        {there > 0 && !result && (
          <RadioChoice
            label={`This section has ${linesText(there)}`}
            value={mode}
            onChange={setMode}
            choices={[
              { value: 'add', label: 'Add to them' },
              { value: 'replace', label: 'Replace them', hint: 'The lines that are there are removed.' },
              {
                value: 'correct',
                label: 'Correct those with the same number',
                hint: 'The first column, or one called “No.”, says which line each row replaces. The others stay.',
              },
            ]}
          />
        )}
      </Stack>
      <DialogFoot>
        <Text size="sm" c="dimmed" mr="auto" role="status">
          {act.isPending && 'Checking the lines…'}
        </Text>
        <Button variant="default" onClick={onClose} disabled={act.isPending}>
          {result ? 'Close' : 'Cancel'}
        </Button>
        <Button onClick={send} loading={act.isPending} disabled={isEmpty || (file?.size ?? 0) > MOST_BYTES}>
          Import the lines
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

const linesText = (count: number) => (count === 1 ? '1 line' : `${countText(count)} lines`)

const orderOf = ({ columns }: LineSection, mode: Mode) =>
  `The columns, in this order or with a header row: ${[
    ...(mode === 'correct' ? ['No.'] : []),
    ...Object.values(columns).map(({ label }) => label),
  ].join(', ')}.`

/** The faulty lines as a spreadsheet would copy them, to be corrected in place. */
function toCorrect({ header, faulty }: ImportedLines): string {
  if (faulty.length > MOST_TO_CORRECT) return ''
  return tsvOf([...(header ? [header] : []), ...faulty.map(({ cells }) => cells)])
}

const whyOf = (error: Error) =>
  (error instanceof CallFailed && Object.values(error.problem.errors ?? {}).flat()[0]) || error.message
