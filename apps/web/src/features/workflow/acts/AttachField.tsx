import { MAX_UPLOAD_BYTES, type StoredFile, uploadFile, uploadTypes } from '@lading/contract/documents/documents'
import { Input, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useBoundList } from '#ui/forms/bound.ts'
import { useField, type FieldProps } from '#ui/forms/fields/Fields.tsx'
import { UploadBox } from '#ui/uploads/UploadBox.tsx'
import type { Upload } from '#ui/uploads/sending.ts'
import { useTransaction } from '../open-transaction.ts'

type Props = FieldProps & { readonly label: string }

/** What the portal takes as a file. */
export const taken = {
  accept: Object.keys(uploadTypes).join(','),
  maxSize: MAX_UPLOAD_BYTES,
  hint: `${Object.values(uploadTypes)
    .join(', ')
    .replace(/, (\w+)$/, ' or $1')}, up to 5 MB`,
}

/** A file that is sent as soon as it is chosen; the value is what the portal keeps, null while there is none. */
export function AttachField(field: Props) {
  const { value, set, shared } = useField<StoredFile | null>(field)
  const send = useSend(set)
  return (
    <Wrapper field={field} id={shared.id} error={shared.error}>
      <UploadBox {...taken} label={field.label} file={value ?? undefined} onUpload={send} onRemove={() => set(null)} />
    </Wrapper>
  )
}

/** Several files, one below the other; the value is the list of them. */
export function AttachListField(field: Props) {
  const { id, value, error, add, remove } = useBoundList<StoredFile>(field.name)
  const [sent, setSent] = useState(0)
  const send = useSend((file) => {
    add(file)
    setSent((times) => times + 1)
  })
  return (
    <Wrapper {...{ field, id, error }}>
      {value.map((file, place) => (
        <UploadBox
          key={file.id}
          {...taken}
          label={`${field.label} ${place + 1}`}
          file={file}
          onUpload={async () => undefined}
          onRemove={() => remove(place)}
          disabled="Attached"
        />
      ))}
      {/* A new place once the last one has its file; what is taken out meanwhile leaves it alone. */}
      <UploadBox key={sent} {...taken} label={field.label} onUpload={send} />
    </Wrapper>
  )
}

function Wrapper({ field, id, error, children }: { field: Props; id: string; error: ReactNode; children: ReactNode }) {
  return (
    <Input.Wrapper
      id={id}
      label={field.label}
      description={field.hint}
      required={field.required ?? false}
      error={error}
      labelElement="div"
    >
      <Stack id={id} gap="xs">
        {children}
      </Stack>
    </Input.Wrapper>
  )
}

function useSend(keep: (file: StoredFile) => void): Upload {
  const call = useCall()
  const { transaction } = useTransaction()
  return async (file, onProgress, signal) =>
    keep(
      await call(uploadFile, { files: { file }, body: { business_id: transaction.business_id }, onProgress, signal }),
    )
}
