import type { Field } from '@lading/contract/forms/field-kinds'
import type { Place } from '@lading/contract/reference'
import { nationalityOf } from '@lading/domain/people/particulars/nationalities'
import { TextInput } from '@mantine/core'
import { useCountries } from '#lib/places.ts'
import { DateField } from '../forms/fields/DateField.tsx'
import { ConfirmField } from '../forms/fields/ChoiceFields.tsx'
import { type FieldProps, TextField, useField } from '../forms/fields/Fields.tsx'
import { MoneyField, TinField } from '../forms/fields/GroupedFields.tsx'
import { LongTextField } from '../forms/fields/LongTextField.tsx'
import { NumberField } from '../forms/fields/NumberField.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { OriginalField } from './OriginalField.tsx'
import { useFormScope } from './form-scope.ts'

interface Props {
  /** The name in the profile: `tin`, `officers.0.name`. */
  readonly path: string
  readonly field: Field
}

/** The control for one answer of the business form, by the kind of its field. */
export function AnswerField({ path, field }: Props) {
  const shared = useAnswer(path, field)
  switch (field.kind) {
    case 'long-text':
      return <LongTextField {...shared} wide maxLength={2000} />
    case 'choice':
      return <SelectField {...shared} choices={field.choices ?? []} />
    case 'issued-document':
      return <OriginalField {...shared} />
    case 'tin':
      return <TinField {...shared} />
    case 'money':
    case 'signed-money':
      return <MoneyField {...shared} />
    case 'percent':
      return <MeasureField {...shared} unit="%" />
    case 'area':
      return <MeasureField {...shared} unit="m²" />
    case 'quantity':
      return <MeasureField {...shared} unit="" />
    case 'latitude':
    case 'longitude':
      return <MeasureField {...shared} unit="°" />
    case 'count':
      return <NumberField {...shared} min={0} />
    case 'day':
    case 'past-day':
      return <DateField {...shared} />
    case 'country':
      return <CountryField {...shared} called={({ name }) => name} nothing="No country found" />
    case 'nationality':
      return <CountryField {...shared} called={nationality} nothing="No nationality found" />
    case 'flag':
      return <ConfirmField {...shared} beside />
    case 'email':
      return <TextField {...shared} type="email" inputMode="email" />
    case 'phone':
      return <TextField {...shared} type="tel" inputMode="tel" />
    case 'website':
      return <TextField {...shared} inputMode="url" placeholder="www.company.ph" />
    default:
      return <TextField {...shared} />
  }
}

/** What every control of the business form takes, from the table of fields and from where the form stands. */
export function useAnswer(path: string, field: Field): FieldProps {
  const { at, isOpen, noteOf } = useFormScope()
  return {
    name: at + path,
    label: field.label,
    hint: noteOf(path) ?? field.help,
    required: field.required,
    disabled: !isOpen(path),
    list: field.together && at + path.split('.', 1)[0],
  }
}

/** A number with a unit, as text: what was typed is kept as it was. */
function MeasureField({ unit, ...field }: FieldProps & { unit: string }) {
  const { value, set, shared } = useField<string | null>(field)
  return (
    <TextInput
      {...shared}
      inputMode="decimal"
      rightSection={<span aria-hidden>{unit}</span>}
      value={value ?? ''}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}

const nationality = ({ code, name }: Place) => nationalityOf(code) ?? name

interface CountryProps extends FieldProps {
  readonly called: (country: Place) => string
  readonly nothing: string
}

function CountryField({ called, nothing, ...field }: CountryProps) {
  const { data = [] } = useCountries()
  return (
    <SelectField
      {...field}
      searchable
      choices={data.map((country) => ({ value: country.code, label: called(country) }))}
      nothing={nothing}
    />
  )
}
