import { hasFieldErrors } from '#lib/act.ts'
import { Notice } from '../messages/Notice.tsx'

/** Why the server said no, in its own words, where no field is to blame. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error || hasFieldErrors(error)) return null
  return (
    <Notice tone="stopped" role="alert" fw={600}>
      {error.message}
    </Notice>
  )
}
