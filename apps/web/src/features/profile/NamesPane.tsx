import { changeOwnNames, OwnNames, showProfile, type Profile } from '@lading/contract/profile'
import { useAct } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { usePortal } from '#lib/portal.ts'
import { EntityForm } from '#ui/forms/EntityForm.tsx'
import { NameFields } from '#ui/forms/fields/NameFields.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** The name by which the agencies write to a person. */
export function NamesPane({ profile }: { profile: Profile }) {
  const isStaff = useActor()?.audience === 'staff'
  const { version, first_name, middle_name, last_name, suffix, mobile } = profile
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
      <EntityForm
        label="Name"
        schema={OwnNames}
        version={version}
        answers={{ first_name, middle_name, last_name, suffix, mobile }}
        problem={act.error}
        busy={act.isPending}
        save="Save"
        onSave={(names, seen) => act.mutate({ body: { ...names, version: seen } })}
      >
        <div className="fields">
          <NameFields isOwn isMobileRequired={!isStaff} />
        </div>
      </EntityForm>
    </Pane>
  )
}
