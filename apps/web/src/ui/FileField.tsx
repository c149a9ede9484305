import { Input } from '@mantine/core'
import { type FieldProps, useField } from './Fields.tsx'
import { UploadBox } from './UploadBox.tsx'

interface Props extends FieldProps {
  readonly label: string
  readonly accept: string
  /** Bytes. */
  readonly maxSize: number
  /** What is taken, in words. */
  readonly takes: string
}

/** A file that goes with the form when it is sent; the value is a File, null while there is none. */
export function FileField({ accept, maxSize, takes, ...field }: Props) {
  const { value, set, shared } = useField<File | null>(field)
  return (
    <Input.Wrapper
      id={shared.id}
      label={field.label}
      description={field.hint}
      required={field.required ?? false}
      error={shared.error}
      labelElement="div"
      data-wide={shared['data-wide']}
    >
      <div id={shared.id}>
        <UploadBox
          label={field.label}
          file={value ?? undefined}
          accept={accept}
          maxSize={maxSize}
          hint={takes}
          onRemove={() => set(null)}
          onUpload={async (file) => set(file)}
        />
      </div>
    </Input.Wrapper>
  )
}
