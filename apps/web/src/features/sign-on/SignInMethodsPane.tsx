import { listLinkedMethods, type LinkedMethod } from '@lading/contract/sign-on'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'
import { query } from '#lib/api.ts'
import { instantText } from '#lib/format.ts'
import { useActor } from '#lib/session.ts'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { UnlinkDialog } from './UnlinkDialog.tsx'
import { RuledLine } from '#ui/layout/RuledLine.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** The password and the providers that sign me in; linking one, and taking one away. */
export function SignInMethodsPane() {
  const { data, error, refetch } = useQuery(query(listLinkedMethods))
  return (
    <Pane
      title="Ways to sign in"
      subtitle="You can sign in with any of these. You are notified by e-mail when one is added or removed."
    >
      {data ? (
        <RuledList fz="sm">
          <PasswordLine hasPassword={data.has_password} />
          {data.data.map((method) => (
            <WayLine key={method.provider} method={method} hasPassword={data.has_password} />
          ))}
        </RuledList>
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={120} role="status" aria-label="Loading" />
      )}
    </Pane>
  )
}

function PasswordLine({ hasPassword }: { hasPassword: boolean }) {
  const audience = useActor()?.audience === 'staff' ? 'staff' : 'customer'
  return (
    <RuledLine>
      <div>
        <b>Password</b>
        <SmallRow>{hasPassword ? 'Set' : 'Not set: a link to choose one is sent by mail'}</SmallRow>
      </div>
      <Button
        component={Link}
        to={hasPassword ? paths.changePassword() : paths.forgotPassword(audience)}
        variant="default"
        size="xs"
      >
        {hasPassword ? 'Change password' : 'Set a password'}
      </Button>
    </RuledLine>
  )
}

interface Props {
  readonly method: LinkedMethod
  readonly hasPassword: boolean
}

function WayLine({ method, hasPassword }: Props) {
  const [isOpen, open] = useState(false)
  const { label, identity, is_offered } = method
  const Dialog = identity ? UnlinkDialog : LinkDialog
  const name = label.charAt(0).toUpperCase() + label.slice(1)
  return (
    <RuledLine>
      <div>
        <b>{name}</b>
        {identity ? (
          <>
            <SmallRow>
              {identity.email && `${identity.email}, `}linked {instantText(identity.linked_at)}
            </SmallRow>
            <SmallRow>{lastUse(method)}</SmallRow>
          </>
        ) : (
          <SmallRow>Not linked</SmallRow>
        )}
      </div>
      {(identity ?? is_offered) && (
        <Button
          variant="default"
          size="xs"
          onClick={() => open(true)}
          aria-label={identity ? `Remove ${label}` : `Link ${label}`}
        >
          {identity ? 'Remove' : 'Link'}
        </Button>
      )}
      {isOpen && <Dialog way={method} hasPassword={hasPassword} onClose={() => open(false)} />}
    </RuledLine>
  )
}

function lastUse({ identity, is_offered }: LinkedMethod): string {
  if (!is_offered) return 'Not available on this portal at present'
  return identity?.last_used_at ? `Last used ${instantText(identity.last_used_at)}` : 'Not used yet'
}
