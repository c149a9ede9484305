import { BasicProfile, completeRegistration, type SignedInUser } from '@lading/contract/accounts/accounts'
import { Button } from '@mantine/core'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { useAct } from '#lib/act.ts'
import { usePortal } from '#lib/portal.ts'
import { useSession } from '#lib/session.ts'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { nextStep } from './next-step.ts'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { Refusal } from '#ui/forms/Refusal.tsx'

/** Who the customer is, asked once after the first login. */
export default function BasicProfilePage() {
  const { user } = useSession()
  const { wanted } = usePortal().session
  if (user) return <ProfileForm user={user} />
  wanted.save(paths.basicProfileUpdate())
  return <Navigate to={paths.login()} replace />
}

function ProfileForm({ user }: { user: SignedInUser }) {
  const { session } = usePortal()
  const navigate = useNavigate()
  const { first_name, middle_name, last_name, suffix, mobile } = user
  const form = useSchemaForm(BasicProfile, { first_name, middle_name, last_name, suffix, mobile })
  const act = useAct(completeRegistration, {
    quiet: true,
    onDone: (reply) => {
      session.storeUser(reply)
      void navigate(nextStep(reply, session))
    },
  })
  return (
    <AccountFrame
      title="Complete your profile"
      lead="The agencies address you by this name, and it appears on what you sign."
    >
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ params: { id: user.id }, body })}
        problem={act.error}
        busy={act.isPending}
        label="Profile"
      >
        <Refusal error={act.error} />
        <NameFields isOwn isMobileRequired />
        <Button type="submit" size="md" fullWidth loading={act.isPending}>
          Save and continue
        </Button>
      </Form>
    </AccountFrame>
  )
}
