import type { Filing } from '@lading/contract/filing/filing'
import { shapeOf } from '@lading/contract/forms/field-kinds'
import type { LineSection } from '@lading/contract/forms/lines/line-section'
import { addReportLines, lastReportLines, type ReportLine } from '@lading/contract/reports/report-lines'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { query } from '#lib/api.ts'
import { FieldList } from '#ui/answers/FieldList.tsx'
import { ScopeOfForm, wholeForm } from '#ui/answers/form-scope.ts'
import { RowFieldset } from '#ui/answers/RowFieldset.tsx'
import { useAskedClose, useAskedForm, type AskedClose } from '#ui/forms/dialogs/use-asked-close.tsx'
import { Dialog, DialogFoot } from '#ui/forms/dialogs/Dialog.tsx'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Fetched } from '#ui/messages/Fetched.tsx'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { figuresOf, useLineWords } from './line-columns.tsx'
import { underRows } from './line-refusals.ts'

interface Props {
  readonly id: number
  readonly section: LineSection
  readonly onSaved: (filing: Filing) => void
  readonly onClose: () => void
}

/** The lines of the last report, to be filled in with the figures of this one. */
export function LastLinesDialog({ id, section, onSaved, onClose }: Props) {
  const asked = { params: { id }, query: { section: section.name } }
  // As they were when it was opened: figures stand under the lines they were typed for.
  const lastLines = useQuery({ ...query(lastReportLines, asked), staleTime: 'static', gcTime: 0 })
  const closing = useAskedClose(onClose)
  const title = `Lines of the last report: ${section.title}`
  return (
    <Dialog title={title} onClose={closing.close} width={980} busy={closing.isAsked}>
      <Fetched of={lastLines}>
        {(data) =>
          data.lines.length === 0 ? (
            <EmptyState
              order={3}
              title="No lines to fill in"
              hint={
                data.reference === null
                  ? 'This is the first report of the business. Its lines are offered in the next one.'
                  : `This report already has every line of ${data.reference}.`
              }
            />
          ) : (
            <LinesToFill {...{ id, section, onSaved, onClose, closing }} lines={data.lines} of={data} />
          )
        }
      </Fetched>
      {closing.question('Discard these figures?', 'The lines that you filled in are not added yet.')}
    </Dialog>
  )
}

interface FillProps extends Props {
  readonly lines: readonly ReportLine['answers'][]
  readonly of: { readonly reference: string | null; readonly total: number }
  readonly closing: AskedClose
}

function LinesToFill({ id, section, lines, of, closing, onSaved, onClose }: FillProps) {
  const figures = Object.fromEntries(figuresOf(section))
  const words = useLineWords(section)
  const [places, setPlaces] = useState<readonly number[]>([])
  const blank = z.object(shapeOf(section.columns, 'draft'))
  const form = useSchemaForm<Record<string, unknown>>(z.object({ lines: z.array(blank) }), {
    lines: lines.map((line) => blank.parse(line)),
  })
  useAskedForm(form, closing)
  const act = useAct(addReportLines, {
    quiet: true,
    done: 'The lines were added.',
    onDone: (filing) => {
      onSaved(filing)
      onClose()
    },
  })
  const save = (values: Record<string, unknown>) => {
    const rows = z.array(blank).parse(values['lines'])
    const isFilled = (row: Record<string, unknown>) =>
      Object.keys(figures).some((name) => row[name] !== '' && row[name] !== null)
    const filled = rows.flatMap((row, place) => (isFilled(row) ? [{ row, place }] : []))
    if (filled.length === 0) return onClose()
    setPlaces(filled.map(({ place }) => place))
    act.mutate({ params: { id }, body: { section: section.name, lines: filled.map(({ row }) => row) } })
  }
  const problem = underRows(act.error, places)
  return (
    <Form form={form} onSubmit={save} problem={problem} busy={act.isPending} label="Lines to fill in">
      {problem && !hasFieldErrors(problem) && <ErrorState message={problem.message} />}
      <Text size="sm">
        {`From ${of.reference}. Lines that you leave empty are not added.`}
        {of.total > lines.length &&
          ` The first ${lines.length} of ${of.total} are here; the template “with last lines” has all of them.`}
      </Text>
      <ScopeOfForm value={wholeForm({})}>
        {lines.map((line, place) => (
          <RowFieldset key={words(line)} legend={words(line)}>
            <div className="fields">
              <FieldList fields={figures} prefix={`lines.${place}.`} />
            </div>
          </RowFieldset>
        ))}
      </ScopeOfForm>
      <DialogFoot>
        <Button variant="default" onClick={closing.close} disabled={act.isPending}>
          Cancel
        </Button>
        <Button type="submit" loading={act.isPending}>
          Add the filled lines
        </Button>
      </DialogFoot>
    </Form>
  )
}
