import { dayText, instantText } from '#lib/format.ts'

/** `20 Nov 2026` of a day, or `20 Nov 2026, 3:05 pm` of an instant; a dash where there is none. */
export function Day({ on, at }: { on?: string | null | undefined; at?: string | null | undefined }) {
  const when = on ?? at
  if (!when) return <span>–</span>
  return (
    <time className="num" dateTime={when}>
      {on ? dayText(on) : instantText(at)}
    </time>
  )
}
