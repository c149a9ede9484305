import { originals } from '@lading/contract/requests/requests'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { useQuery } from '@tanstack/react-query'
import { query } from '#lib/api.ts'
import { dayText } from '#lib/format.ts'
import type { FieldProps } from '../forms/fields/Fields.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFormScope } from './form-scope.ts'

/** One of the documents that the agency issued to the business and signed. */
export function OriginalField(field: FieldProps) {
  const { transaction_id: id = 0 } = useFormScope()
  const { data, error } = useQuery({ ...query(originals, { params: { id } }), enabled: id > 0 })
  const isEmpty = data?.data.length === 0
  return (
    <SelectField
      {...field}
      hint={
        error
          ? `The documents could not be loaded: ${error.message}`
          : isEmpty
            ? 'No document that this agency issued to the business in this portal is valid today.'
            : field.hint
      }
      choices={(data?.data ?? []).map(({ kind, number, issued_on }) => ({
        value: number,
        label: `${nameOfDocument({ kind })} ${number}, issued ${dayText(issued_on)}`,
      }))}
      nothing="No document to copy"
    />
  )
}
