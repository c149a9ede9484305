import { hasFieldErrors } from '#lib/act.ts'

/** Why the server said no, in its own words, where no field is to blame. */
export function Refusal({ error }: { error: Error | null }) {
  if (!error || hasFieldErrors(error)) return null
  return (
    <p role="alert" className="refusal">
      {error.message}
    </p>
  )
}
