import type { CSSProperties } from 'react'
import { Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import classes from './ProgressPath.module.css'

/** One stage on the way: its name, and a word beneath it (a day, what is asked). */
export interface ProgressStage {
  readonly name: string
  readonly note?: string
}

interface Props {
  readonly stages: readonly ProgressStage[]
  /** The place of the stage it is in now, from 0; the number of stages when all are done. */
  readonly at: number
  /** Who must move now: it decides the colour. */
  readonly waitsFor?: 'agency' | 'client' | 'stopped'
  readonly label: string
}

/** How far something has come. */
export function ProgressPath({ stages, at, waitsFor = 'agency', label }: Props) {
  return (
    <ol className={classes.path} aria-label={label} style={coloursOf(waitsFor)}>
      {stages.map(({ name, note }, place) => {
        const state = place < at ? 'done' : place === at ? 'now' : 'next'
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' ? <IconCheck size={15} stroke={2.6} /> : place + 1}</i>
            <div className={classes.words}>
              <Text inherit fw={state === 'next' ? 500 : 600} {...(state === 'next' && { c: 'dimmed' })}>
                {name}
              </Text>
              {note && (
                <Text size="dense" {...(state === 'now' ? { fw: 600, c: `var(--${waitsFor}-fg)` } : { c: 'dimmed' })}>
                  {note}
                </Text>
              )}
              <span className="vh">{words[state]}</span>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Brass carries dark letters in both schemes. */
const coloursOf = (tone: string) =>
  ({
    '--now-solid': `var(--${tone}-solid)`,
    '--now-bg': `var(--${tone}-bg)`,
    ...(tone === 'client' && { '--now-on': '#10242c' }),
  }) as CSSProperties

const words = { done: ', done', now: ', now', next: ', to come' } as const
