import { changeOwnNames, OwnNames, showProfile, type Profile } from '@lading/contract/profile'
import { Button, Group } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { usePortal } from '#lib/portal.ts'
import { Form, useSchemaForm } from '#ui/forms/Form.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** The name by which the agencies write to a person. */
export function NamesPane({ profile }: { profile: Profile }) {
  const isStaff = useActor()?.audience === 'staff'
  const { version, first_name, middle_name, last_name, suffix, mobile } = profile
  const form = useSchemaForm(OwnNames, { first_name, middle_name, last_name, suffix, mobile })
  const { sessionCalls } = usePortal()
  const act = useAct(changeOwnNames, {
    done: 'Your name was saved.',
    stale: [showProfile],
    onDone: () => void sessionCalls.rereadUser(),
  })
  return (
    <Pane
      title="Name and mobile number"
      subtitle="It appears on everything you sign after this change. What you signed before does not change."
    >
      <Form
        form={form}
        onSubmit={(body) => act.mutate({ body: { ...body, version } })}
        problem={act.error}
        busy={act.isPending}
        label="Name"
      >
        <div className="fields">
          <NameFields isOwn isMobileRequired={!isStaff} />
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
