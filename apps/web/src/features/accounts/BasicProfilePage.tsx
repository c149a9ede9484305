import { BasicProfile, completeRegistration, type SignedInUser } from '@lading/contract/accounts'
import { Button } from '@mantine/core'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '@lading/contract/paths'
import { useAct } from '#lib/act.ts'
import { saveWanted, storeUser, useSession } from '#lib/session.ts'
import { TextField } from '#ui/Fields.tsx'
import { Form, useSchemaForm } from '#ui/Form.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { nextStep } from './next-step.ts'
import { Refusal } from '#ui/Refusal.tsx'

/** Who the customer is, asked once after the first login. */
export default function BasicProfilePage() {
  const { user } = useSession()
  if (user) return <ProfileForm user={user} />
  saveWanted(paths.basicProfileUpdate())
  return <Navigate to={paths.login()} replace />
}

function ProfileForm({ user }: { user: SignedInUser }) {
  const navigate = useNavigate()
  const { first_name, middle_name, last_name, suffix, mobile } = user
  const form = useSchemaForm(BasicProfile, { first_name, middle_name, last_name, suffix, mobile })
  const act = useAct(completeRegistration, {
    quiet: true,
    onDone: (reply) => {
      storeUser(reply)
      void navigate(nextStep(reply))
    },
  })
  return (
    <AccountFrame
      title="Complete your profile"
      lead="The agencies write to you by this name, and it stands on what you sign."
    >
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ params: { id: user.id }, body })}
        problem={act.error}
        busy={act.isPending}
        label="Profile"
      >
        <Refusal error={act.error} />
        <TextField name="first_name" label="First name" autoComplete="given-name" required />
        <TextField name="middle_name" label="Middle name" autoComplete="additional-name" />
        <TextField name="last_name" label="Last name" autoComplete="family-name" required />
        <TextField name="suffix" label="Suffix" hint="Such as Jr. or III" autoComplete="honorific-suffix" />
        <TextField
          name="mobile"
          label="Mobile number"
          hint="Such as 0917 123 4567"
          type="tel"
          autoComplete="tel"
          required
        />
        <Button type="submit" size="md" fullWidth loading={act.isPending}>
          Save and go on
        </Button>
      </Form>
    </AccountFrame>
  )
}
