import { Group, Text, Timeline as MantineTimeline } from '@mantine/core'
import { instantText } from '#lib/format.ts'
import { Quote } from './Quote.tsx'
import classes from './Timeline.module.css'

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
    <MantineTimeline
      bulletSize={10}
      lineWidth={2}
      role="list"
      aria-label={label}
      classNames={{ item: classes.item, itemBullet: classes.bullet }}
    >
      {events.map(({ key, at, what, who, note, quote, is_internal, took, side }, place) => (
        <MantineTimeline.Item
          key={key}
          role="listitem"
          data-side={side}
          data-now={(goingOn && place === 0) || undefined}
        >
          <Group justify="space-between" align="baseline" gap="sm" wrap="nowrap">
            <Text size="sm" fw={600}>
              {what}
            </Text>
            {took && (
              <Text size="dense" fw={550} flex="none" className="num">
                {took}
              </Text>
            )}
          </Group>
          <Text size="dense" c="dimmed">
            <time className="num" dateTime={at}>
              {instantText(at)}
            </time>
            {[who, note].filter(Boolean).map((words) => ` · ${words}`)}
          </Text>
          {quote && <Quote internal={is_internal ?? false}>{quote}</Quote>}
        </MantineTimeline.Item>
      ))}
    </MantineTimeline>
  )
}
