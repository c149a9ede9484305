import { instantText } from '#lib/format.ts'
import './timeline.css'

/** Something that happened. */
export interface Event {
  readonly key: number | string
  /** The instant, as on the wire. */
  readonly at: string
  readonly what: string
  /** Who did it, as the reader may know it. */
  readonly who?: string
  readonly note?: string
  /** Words written with the step, in full. */
  readonly quote?: string
  /** Those words are for the agency alone. */
  readonly is_internal?: boolean
  /** How long it took or waited: "2 d 2 h". */
  readonly took?: string
  /** Whose move it was: the client's are diamonds. */
  readonly side: 'agency' | 'client'
}

/** What happened, newest first; the first stands out where it is still going on. */
export function Timeline({
  events,
  goingOn = false,
  label = 'Timeline',
}: {
  events: readonly Event[]
  goingOn?: boolean
  label?: string
}) {
  return (
    <ol className="tl" aria-label={label}>
      {events.map(({ key, at, what, who, note, quote, is_internal, took, side }, place) => (
        <li key={key} data-side={side} data-now={(goingOn && place === 0) || undefined}>
          <time className="tl-when num" dateTime={at}>
            {instantText(at)}
          </time>
          <div className="tl-what">
            <b>{what}</b>
            <span>{[who, note].filter(Boolean).join(' · ')}</span>
            {quote && (
              <q className="tl-quote" data-internal={is_internal || undefined}>
                {is_internal && <small>Staff only, never shown to the client</small>}
                {quote}
              </q>
            )}
          </div>
          {took && <span className="tl-took num">{took}</span>}
        </li>
      ))}
    </ol>
  )
}
