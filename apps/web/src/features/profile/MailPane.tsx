import { chooseMail, showProfile, type Profile } from '@lading/contract/profile'
import { mailKinds, type MailKind } from '@lading/domain/people/mail-kind'
import { Stack, Switch, Text } from '@mantine/core'
import { useAct } from '#lib/act.ts'
import { useActor } from '#lib/session.ts'
import { Pane } from '#ui/layout/Pane.tsx'

const words: Readonly<Record<MailKind, { label: string; description: string }>> = {
  progress: {
    label: 'Progress of my applications',
    description: 'Received, approved, certificate issued, completed.',
  },
  messages: { label: 'Messages from the agency', description: 'What an evaluator writes to you about a transaction.' },
  reminders: {
    label: 'Reminders',
    description:
      'What is due soon or late: drafts, answers, payments, pickups, reports, renewals and registered documents.',
  },
}

/** Which mail copies a person wants; notices stay as they are. */
export function MailPane({ profile }: { profile: Profile }) {
  const isStaff = useActor()?.audience === 'staff'
  const act = useAct(chooseMail, { stale: [showProfile], done: 'Your choice was saved.' })
  if (isStaff) {
    return (
      <Pane title="Mail">
        <Text size="sm">
          Staff are notified of their transactions in the portal. E-mail is sent only about your account.
        </Text>
      </Pane>
    )
  }
  const off = new Set(act.variables && act.isPending ? act.variables.body?.mail_off : profile.mail_off)
  const turn = (kind: MailKind, isOn: boolean) =>
    act.mutate({ body: { mail_off: mailKinds.filter((one) => (one === kind ? !isOn : off.has(one))) } })
  return (
    <Pane title="Mail copies" subtitle="All notifications appear in the portal. Choose which are also sent by e-mail.">
      <Stack gap="md">
        {mailKinds.map((kind) => (
          <Switch
            key={kind}
            {...words[kind]}
            checked={!off.has(kind)}
            disabled={act.isPending}
            onChange={({ currentTarget }) => turn(kind, currentTarget.checked)}
          />
        ))}
        <Switch
          label="Notices"
          description="Reports to file, the opening of renewal, returned documents, orders of payment, pickups, hearings, decisions, and what concerns your account. As the rules require, these are always sent by e-mail."
          checked
          disabled
          readOnly
        />
      </Stack>
    </Pane>
  )
}
