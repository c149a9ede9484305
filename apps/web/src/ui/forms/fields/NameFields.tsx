import { TextField } from './Fields.tsx'

interface Props {
  /** The reader's own name: the browser may fill it in. */
  readonly isOwn?: boolean
  readonly isMobileRequired?: boolean
  readonly mobileHint?: string
}

/** How somebody is named, and the number they are reached at. */
export function NameFields({ isOwn = false, isMobileRequired = false, mobileHint = 'Such as 0917 123 4567' }: Props) {
  const own = (autoComplete: string) => isOwn && { autoComplete }
  return (
    <>
      <TextField name="first_name" label="First name" required {...own('given-name')} />
      <TextField name="middle_name" label="Middle name" {...own('additional-name')} />
      <TextField name="last_name" label="Last name" required {...own('family-name')} />
      <TextField name="suffix" label="Suffix" hint="Such as Jr. or III" maxLength={20} {...own('honorific-suffix')} />
      <TextField
        name="mobile"
        label="Mobile number"
        type="tel"
        hint={mobileHint}
        maxLength={30}
        required={isMobileRequired}
        {...own('tel')}
      />
    </>
  )
}
