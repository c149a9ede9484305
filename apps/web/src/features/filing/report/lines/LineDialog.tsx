import type { Filing } from '@lading/contract/filing/filing'
import { shapeOf } from '@lading/contract/forms/field-kinds'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { addReportLines, updateReportLine, type ReportLine } from '@lading/contract/reports/report-lines'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { FieldList } from '#ui/answers/FieldList.tsx'
import { ScopeOfForm, wholeForm } from '#ui/answers/form-scope.ts'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { underColumns } from './line-refusals.ts'

interface Props {
  readonly id: number
  readonly section: LineSection
  /** The line that is changed; a new one where it is left out. */
  readonly line?: ReportLine
  readonly onSaved: (filing: Filing) => void
  readonly onClose: () => void
}

/** One line of a report as a form of its own. */
export function LineDialog({ id, section, line, onSaved, onClose }: Props) {
  const { columns } = section
  const rules = useMemo(() => z.object(shapeOf(columns, 'complete')), [columns])
  const blank = useMemo(() => z.object(shapeOf(columns, 'draft')).parse(line?.answers ?? {}), [columns, line])
  const form = useSchemaForm<Record<string, unknown>>(rules, blank)
  const done = (filing: Filing) => {
    onSaved(filing)
    onClose()
  }
  const add = useAct(addReportLines, { quiet: true, onDone: done })
  const update = useAct(updateReportLine, { quiet: true, onDone: done })
  const act = line ? update : add
  const save = (values: Record<string, unknown>) => {
    const answers = rules.parse(values)
    if (line) update.mutate({ params: { id, line_id: line.line_id }, body: { answers, was: line.answers } })
    else add.mutate({ params: { id }, body: { section: section.name, lines: [answers] } })
  }
  const problem = underColumns(act.error)
  const title = line ? `Change line ${line.number}` : 'Add a line'
  return (
    <Dialog title={title} onClose={onClose} busy={act.isPending} width={760}>
      <Form form={form} onSubmit={save} problem={problem} busy={act.isPending} label={title}>
        {problem && !hasFieldErrors(problem) && <ErrorState message={problem.message} />}
        <ScopeOfForm value={wholeForm({})}>
          <div className="fields">
            <FieldList fields={columns} />
          </div>
        </ScopeOfForm>
        <DialogFoot>
          <Button variant="default" onClick={onClose} disabled={act.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={act.isPending}>
            Save the line
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
