import { changeOwnNames, OwnNames, showProfile, type Profile } from '@lading/contract/profile'
import { Button, Group } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { rereadUser } from '#lib/session-calls.ts'
import { TextField } from '#ui/Fields.tsx'
import { Form, useSchemaForm } from '#ui/Form.tsx'
import { Pane } from '#ui/Pane.tsx'

/** The name by which the agencies write to a person. */
export function NamesPane({ profile }: { profile: Profile }) {
  const isStaff = useActor()?.audience === 'staff'
  const { version, first_name, middle_name, last_name, suffix, mobile } = profile
  const form = useSchemaForm(OwnNames, { first_name, middle_name, last_name, suffix, mobile })
  const act = useAct(changeOwnNames, {
    done: 'Your name was saved.',
    stale: [showProfile],
    onDone: () => void rereadUser(),
  })
  return (
    <Pane
      title="Name and mobile number"
      subtitle="It stands on what you sign from now on; what is signed stays as it is."
    >
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ body: { ...body, version } })}
        problem={act.error}
        busy={act.isPending}
        label="Name"
      >
        <div className="fields">
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
            required={!isStaff}
          />
        </div>
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={act.isPending}>
            Save
          </Button>
        </Group>
      </Form>
    </Pane>
  )
}
