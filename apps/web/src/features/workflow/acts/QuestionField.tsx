import type { Question } from '@lading/contract/workflow'
import { DateField, daysFrom } from '#ui/forms/fields/DateField.tsx'
import { ChoiceField, ConfirmField } from '#ui/forms/fields/ChoiceFields.tsx'
import { type FieldProps, TextField } from '#ui/forms/fields/Fields.tsx'
import { MoneyField } from '#ui/forms/fields/GroupedFields.tsx'
import { LongTextField } from '#ui/forms/fields/LongTextField.tsx'
import { NumberField } from '#ui/forms/fields/NumberField.tsx'
import { AttachField, AttachListField } from './AttachField.tsx'
import { PersonField, QueueGroupField } from './CandidateField.tsx'

const LONGEST = 5000 // as the workflow's rules take it (packages/domain, workflow/deciding/input-errors)

/** The control for one question of an act, by its kind. */
export function QuestionField({ question }: { question: Question }) {
  const { name, label, kind, required, help, choices, earliest } = question
  const shared = { name, label, required, hint: help, wide: true } satisfies FieldProps
  switch (kind) {
    case 'long-text':
      return <LongTextField {...shared} rows={4} maxLength={LONGEST} />
    case 'date':
      return <DateField {...shared} {...daysFrom(earliest)} />
    case 'time':
      return <TextField {...shared} placeholder="14:30" inputMode="numeric" maxLength={5} />
    case 'money':
      return <MoneyField {...shared} />
    case 'number':
      return <NumberField {...shared} min={1} />
    case 'choice':
      return <ChoiceField {...shared} choices={choices ?? []} />
    case 'checkbox':
      return <ConfirmField {...shared} />
    case 'file':
      return <AttachField {...shared} label={label} />
    case 'files':
      return <AttachListField {...shared} label={label} />
    case 'person':
      return <PersonField {...shared} />
    case 'queue-group':
      return <QueueGroupField {...shared} />
    default:
      return <TextField {...shared} />
  }
}
