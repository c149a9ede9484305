import type { Filing } from '@lading/contract/filing/filing'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { removeReportLines } from '@lading/contract/reports/report-lines'
import { useAct } from '#lib/act.ts'
import { ConfirmDialog } from '#ui/forms/dialogs/ConfirmDialog.tsx'

interface Props {
  readonly id: number
  readonly section: LineSection
  /** All lines where it is left out. */
  readonly line?: { readonly line_id: number; readonly number: number }
  /** How many lines the section has. */
  readonly there: number
  readonly onSaved: (filing: Filing) => void
  readonly onClose: () => void
}

/** Asks before lines are removed. */
export function RemoveLines({ id, section, line, there, onSaved, onClose }: Props) {
  const act = useAct(removeReportLines, {
    onDone: (filing) => {
      onSaved(filing)
      onClose()
    },
  })
  const what = line ? `line ${line.number}` : there === 1 ? 'the line' : `all ${there} lines`
  return (
    <ConfirmDialog
      title={`Remove ${what}`}
      confirm="Remove"
      danger
      busy={act.isPending}
      onClose={onClose}
      onConfirm={() =>
        act.mutate({ params: { id }, body: { section: section.name, line_ids: line ? [line.line_id] : 'all' } })
      }
    >
      {`${section.title}: ${what} will be removed. This cannot be undone.`}
    </ConfirmDialog>
  )
}
