import { IconCheck } from '@tabler/icons-react'
import './stage-path.css'

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
    <ol className="path" aria-label={label} data-waits={waitsFor}>
      {stages.map(({ name, note }, place) => {
        const state = place < at ? 'done' : place === at ? 'now' : 'next'
        return (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' ? <IconCheck size={15} stroke={2.6} /> : place + 1}</i>
            <span>
              <b>{name}</b>
              {note && <small>{note}</small>}
              <span className="vh">{words[state]}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const words = { done: ', done', now: ', now', next: ', to come' } as const
