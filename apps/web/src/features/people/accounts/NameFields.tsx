import { TextField } from '#ui/Fields.tsx'

/** How somebody is named and reached. */
export function NameFields({ emailHint }: { emailHint: string }) {
  return (
    <div className="fields">
      <TextField name="first_name" label="First name" required />
      <TextField name="middle_name" label="Middle name" />
      <TextField name="last_name" label="Last name" required />
      <TextField name="suffix" label="Suffix" hint="Such as Jr. or III." maxLength={20} />
      <TextField name="email" label="E-mail address" type="email" required hint={emailHint} />
      <TextField name="mobile" label="Mobile number" type="tel" hint="May stay empty." maxLength={30} />
    </div>
  )
}
