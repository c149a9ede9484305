import type { Filing } from '@lading/contract/filing/filing'
import { linesOf } from '@lading/contract/forms/lines/line-fields'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import type { ReportLine } from '@lading/contract/reports/report-lines'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconFileImport, IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { fetchedPart } from '#lib/page-code.ts'
import { LastLinesDialog } from './LastLinesDialog.tsx'
import { LineDialog } from './LineDialog.tsx'
import { LinesTable } from './LinesTable.tsx'
import { RemoveLines } from './RemoveLines.tsx'
import { TemplateMenu } from './TemplateMenu.tsx'

// Fetched when somebody imports lines, with the writer of spreadsheets.
const ImportDialog = fetchedPart(async () => (await import('./ImportDialog.tsx')).ImportDialog)

interface Props {
  readonly filing: Filing
  readonly section: LineSection
  readonly onSaved: (filing: Filing) => void
  /** How a remark on a line stands, beside its number. */
  readonly mark?: (number: number) => ReactNode
}

type Open =
  | { readonly kind: 'add' | 'import' | 'last' | 'remove-all' }
  | { readonly kind: 'change' | 'remove'; readonly line: ReportLine }

/** The lines of a section with what may be done to them: one by one, from a file, or from the last report. */
export function LinesEditor({ filing, section, onSaved, mark }: Props) {
  const [open, setOpen] = useState<Open>()
  const { transaction_id: id } = filing
  const close = () => setOpen(undefined)
  const there = Number(filing.form[linesOf(section)] ?? 0)
  const shared = { id, section, onSaved, onClose: close }
  return (
    <>
      <Group gap="xs" mb="sm">
        {/* Where lines came back, the one to be changed has the filled button. */}
        <Button
          size="sm"
          variant={mark ? 'default' : 'filled'}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setOpen({ kind: 'add' })}
        >
          Add a line
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconFileImport size={16} aria-hidden />}
          onClick={() => setOpen({ kind: 'import' })}
        >
          Import or paste
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconHistory size={16} aria-hidden />}
          onClick={() => setOpen({ kind: 'last' })}
        >
          Last report’s lines
        </Button>
        <TemplateMenu id={id} section={section} hasMarked={mark !== undefined} />
        {there > 0 && (
          <Button size="sm" variant="subtle" color="stamp" onClick={() => setOpen({ kind: 'remove-all' })}>
            Remove all
          </Button>
        )}
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in the table's search is no answer to the form around it */}
      <div onKeyDown={(event) => event.key === 'Enter' && isInput(event.target) && event.preventDefault()}>
        <LinesTable
          transaction_id={id}
          section={section}
          actions={(line) => <LineActs line={line} onOpen={setOpen} />}
          {...(mark && { mark })}
        />
      </div>
      {open?.kind === 'add' && <LineDialog {...shared} />}
      {open?.kind === 'change' && <LineDialog {...shared} line={open.line} />}
      {open?.kind === 'last' && <LastLinesDialog {...shared} />}
      {open?.kind === 'import' && (
        <Suspense>
          <ImportDialog {...shared} there={there} hasMarked={mark !== undefined} />
        </Suspense>
      )}
      {open?.kind === 'remove' && <RemoveLines {...shared} line={open.line} there={1} />}
      {open?.kind === 'remove-all' && <RemoveLines {...shared} there={there} />}
    </>
  )
}

const isInput = (target: EventTarget) => target instanceof HTMLInputElement

function LineActs({ line, onOpen }: { readonly line: ReportLine; readonly onOpen: (open: Open) => void }) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <ActionIcon
        variant="subtle"
        aria-label={`Change line ${line.number}`}
        onClick={() => onOpen({ kind: 'change', line })}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="stamp"
        aria-label={`Remove line ${line.number}`}
        onClick={() => onOpen({ kind: 'remove', line })}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
