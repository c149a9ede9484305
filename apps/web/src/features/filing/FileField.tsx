import { uploadFile } from '@lading/contract/documents/documents'
import { Input } from '@mantine/core'
import { useCall } from '#lib/api.ts'
import { CallFailed } from '#lib/transport.ts'
import { type FieldProps, useField } from '#ui/forms/fields/Fields.tsx'
import { UploadBox, type PlacedFile } from '#ui/uploads/UploadBox.tsx'
import { ofDocuments } from './requirements/upload-place.ts'

/** A file as a form holds it: it may have been sent before. */
export interface AttachedFile extends PlacedFile {
  readonly id: string
}

interface Props extends FieldProps {
  readonly label: string
  readonly business_id: number
}

/** A file that an act needs: sent as soon as it is chosen, so that the form itself carries only its id. */
export function FileField({ business_id, ...field }: Props) {
  const call = useCall()
  const { value, set, shared } = useField<AttachedFile | null>({ ...field, required: true })
  const send = (file: File, onProgress: (sent: number) => void, signal: AbortSignal) =>
    call(uploadFile, { body: { business_id }, files: { file }, onProgress, signal }).then(set, refuse)
  return (
    <Input.Wrapper
      id={shared.id}
      label={field.label}
      required
      error={shared.error}
      errorProps={{ mt: 5 }}
      labelElement="div"
    >
      <div id={shared.id}>
        <UploadBox
          label={field.label}
          file={value ?? undefined}
          {...ofDocuments}
          photosOf={field.label}
          onUpload={send}
          onRemove={() => set(null)}
        />
      </div>
    </Input.Wrapper>
  )
}

/** What the server found inside the file is said under it. */
function refuse(error: unknown): never {
  const found = error instanceof CallFailed ? error.problem.errors?.['file']?.[0] : undefined
  throw found ? new Error(found) : error
}
