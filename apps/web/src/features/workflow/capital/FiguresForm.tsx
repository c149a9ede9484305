import { transactionDetail } from '@lading/contract/evaluation'
import { RatioFigures, ratioSheet, saveRatioSheet, type RatioSheet } from '@lading/contract/ratio-analysis'
import { transactionProcess } from '@lading/contract/workflow'
import { statementLines, type StatementLine } from '@lading/domain/evaluation/financial-year'
import { groupMoneyInput, moneyFromInput } from '@lading/domain/payments/money'
import { Button, NumberInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { hasFieldErrors, useAct } from '#lib/act.ts'
import { useToday } from '#lib/today.ts'
import { DateField } from '#ui/forms/fields/DateField.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { type FieldProps, TextField, useField } from '#ui/forms/fields/Fields.tsx'
import { SelectField } from '#ui/forms/fields/SelectField.tsx'
import { useGroupedTyping } from '#ui/forms/fields/use-grouped-typing.ts'
import { useBound } from '#ui/forms/bound.ts'
import { Form, FormFoot } from '#ui/forms/Form.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useKeptForm } from '#ui/forms/unsent/kept-form.ts'
import { cameMeanwhile } from '../came-meanwhile.ts'
import { isNeeded, lineNames, opinions, startingFigures, type SheetOf } from './figures.ts'
import { Figures } from '#ui/facts/Figures.tsx'

interface Props {
  readonly of: SheetOf
  readonly sheet: RatioSheet
}

/** The figures as the evaluator copies them from the statements, two years beside each other. */
export function FiguresForm({ of: { accreditation_id, ...change }, sheet }: Props) {
  const today = useToday()
  const [given] = useState(() => startingFigures(sheet.figures, Number(today.slice(0, 4))))
  const form = useKeptForm('figures', RatioFigures, given, ['fiscal_year'])
  const act = useAct(saveRatioSheet, {
    done: 'The figures are saved and the ratios computed.',
    stale: [ratioSheet, transactionDetail, transactionProcess],
    onSent: form.unsent.forgetSent,
    leadOn: cameMeanwhile,
    quiet: true,
  })
  const save = (figures: RatioFigures) =>
    act.mutate({ params: { id: accreditation_id }, body: { ...figures, ...change, version: sheet.version } })
  return (
    <Form form={form} problem={act.error} busy={act.isPending} onSubmit={save} label="Figures of the statements">
      <Pane
        title={sheet.figures ? 'Figures' : 'Copy the figures'}
        subtitle="From the audited financial statements. The marked lines are needed for a result."
      >
        {act.error && !hasFieldErrors(act.error) && <ErrorState message={act.error.message} />}
        <div className="fields">
          <YearField name="fiscal_year" label="Fiscal year" required />
          <TextField name="auditor" label="Auditor" />
          <TextField name="accreditation_number" label="Accreditation number of the auditor" />
          <SelectField
            name="opinion"
            label="Opinion"
            required
            choices={Object.entries(opinions).map(([value, label]) => ({ value, label: label.replace(/ of$/, '') }))}
          />
          <DateField name="opinion_on" label="Date of the opinion" />
        </div>
        <Lines />
        <FormFoot>
          <Button type="submit" loading={act.isPending}>
            Save and compute
          </Button>
        </FormFoot>
      </Pane>
    </Form>
  )
}

/** A year is no amount: no separator. */
function YearField(field: FieldProps) {
  const { value, set, shared } = useField<number | null>(field)
  return (
    <NumberInput
      {...shared}
      hideControls
      allowDecimal={false}
      maxLength={4}
      value={value ?? ''}
      onChange={(typed) => set(typed === '' ? null : Number(typed))}
    />
  )
}

function Lines() {
  const year = useBound<number | null>('fiscal_year').value
  const names = [year ? String(year) : 'The year', year ? String(year - 1) : 'The year before'] as const
  return (
    <Figures my="sm">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">{names[0]}</th>
          <th scope="col">{names[1]}</th>
        </tr>
      </thead>
      <tbody>
        {lineNames.map((line) => (
          <tr key={line}>
            <th scope="row">
              {statementLines[line]}
              {isNeeded(line) && (
                <Text span inherit c="var(--mantine-color-error)" aria-hidden>
                  {' '}
                  *
                </Text>
              )}
            </th>
            <td>
              <AmountCell of="year" line={line} year={names[0]} />
            </td>
            <td>
              <AmountCell of="previous" line={line} year={names[1]} />
            </td>
          </tr>
        ))}
      </tbody>
    </Figures>
  )
}

/** An amount that may be below nought; the row and the column name it. */
function AmountCell({ of, line, year }: { of: 'year' | 'previous'; line: StatementLine; year: string }) {
  const name = `${of}.${line}`
  const { value, set, shared } = useField<string | null>({ name, label: '' })
  const typing = useGroupedTyping(groupMoneyInput, (grouped) => set(grouped.replaceAll(',', '')))
  return (
    <TextInput
      {...typing}
      id={shared.id}
      error={shared.error}
      size="xs"
      aria-label={`${statementLines[line]}, ${year}`}
      aria-required={(of === 'year' && isNeeded(line)) || undefined}
      inputMode="decimal"
      value={groupMoneyInput(value ?? '')}
      onBlur={() => {
        set(moneyFromInput(value ?? '') ?? value)
        shared.onBlur()
      }}
    />
  )
}
