import { useState } from 'react'
import { rereadUser } from '#lib/session-calls'
import { Enrolment } from './Enrolment.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Setting up a second factor that the portal asks for before anything else. */
export function OwedSecondFactor({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  if (!codes) return <Enrolment onCodes={setCodes} />
  const goOn = () => void rereadUser().then(onDone)
  return <RecoveryCodes codes={codes} heading="h2" done="I have kept them, go on" onDone={goOn} />
}
