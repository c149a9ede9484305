import type { SignedIn } from '@lading/contract/accounts/accounts'
import { signOnCallback, type SignOnAnswer } from '@lading/contract/sign-on'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { z } from 'zod'
import { paths } from '@lading/contract/addresses/paths'
import { ensure } from '@lading/domain/ensure'
import { deviceId } from '#lib/device.ts'
import { usePortal } from '#lib/portal.ts'
import { toast } from '#lib/toast.ts'
import { LinkForm } from './LinkForm.tsx'
import { MailboxNote } from './MailboxNote.tsx'
import { nextStep } from './next-step.ts'
import { SecondStep } from './SecondStep.tsx'
import { signInMethods } from './sign-in-methods.ts'
import { SignOnFailure } from './SignOnFailure.tsx'
import { type Frame } from './sign-on-frame.ts'

/** Where a provider leads back to: ends the sign-in, asks what is still missing, or says why it did not work. */
export function SignOnReturn({ frame: Shown }: { frame: Frame }) {
  const { pathname, search } = useLocation()
  const came = new URLSearchParams(search)
  // Code and state stand in no history, no bookmark and no address that is sent on.
  useEffect(() => window.history.replaceState(window.history.state, '', pathname), [pathname])
  const label = useLabel(pathname)
  const [code, state, iss] = [came.get('code'), came.get('state'), came.get('iss')]
  const { transport } = usePortal()
  const { data, error } = useQuery({
    queryKey: [signOnCallback.path, state],
    // The code works once, so it is sent once, however often this page is drawn.
    queryFn: () =>
      transport.call(signOnCallback, {
        query: {
          code: ensure(code, 'code in the address'),
          state: ensure(state, 'state in the address'),
          ...(iss && { iss }),
          device: deviceId(),
        },
      }),
    enabled: code !== null && state !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (data) return <Answered answer={data} label={label} frame={Shown} />
  if (error) return <SignOnFailure error={error} frame={Shown} />
  if (code === null || state === null) return <SignOnFailure why={came.get('error')} label={label} frame={Shown} />
  return (
    <Shown title="Signing you in" lead={`${label} answered. One moment, please.`}>
      <Loader aria-label="Signing you in" />
    </Shown>
  )
}

/** The provider of an address (`/google/callback`) as people read it, where a sentence begins. */
function useLabel(pathname: string): string {
  const { data } = useQuery(signInMethods)
  const label = data?.data.find(({ provider }) => pathname.startsWith(`/${provider}/`))?.label ?? 'the provider'
  return label.charAt(0).toUpperCase() + label.slice(1)
}

interface Props {
  readonly answer: SignOnAnswer
  readonly label: string
  readonly frame: Frame
}

function Answered({ answer, label, frame: Shown }: Props) {
  const navigate = useNavigate()
  const { session } = usePortal()
  const enter = (reply: z.output<typeof SignedIn>) => {
    if (answer.to) session.wanted.save(answer.to)
    session.start(reply)
    void navigate(nextStep(reply.user, session), { replace: true })
  }
  const back = () => void navigate(paths.login(), { replace: true })
  useEffect(() => {
    if ('user' in answer) enter(answer)
    if ('linked' in answer) {
      toast.success(`You can now sign in with ${answer.linked.label}.`)
      void navigate(answer.to, { replace: true })
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answer])
  if ('offer' in answer) return <LinkForm offer={answer.offer} onDone={enter} onBack={back} frame={Shown} />
  if ('second_factor' in answer) {
    return (
      <Shown title="One more step">
        <SecondStep
          challenge={answer.second_factor}
          onDone={enter}
          onBack={back}
          proved={`${label} confirmed your identity.`}
          back="Back to the login"
        />
      </Shown>
    )
  }
  if ('check_mail' in answer) {
    return (
      <Shown
        title="Check your mail"
        lead={
          <>
            {label} did not confirm that <b>{answer.check_mail.email}</b> is yours, so we sent an e-mail to that address
            with the next steps.
          </>
        }
      >
        <MailboxNote />
      </Shown>
    )
  }
  return (
    <Shown title="Signing you in" lead="You are signed in.">
      <Loader aria-label="Loading" />
    </Shown>
  )
}
