import type { Tone } from '@lading/domain/transactions/labels'
import type { ReactNode } from 'react'
import classes from './Mark.module.css'

interface Props {
  readonly tone: Tone
  readonly children: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  /** Glyph and word without the ground, for lists. */
  readonly plain?: boolean
}

/** A word with a shape and a colour: none of the three alone. */
export function Mark({ tone, children, size = 'md', plain = false }: Props) {
  return (
    <span
      className={classes.mark}
      style={{ background: `var(--${tone}-bg)`, color: `var(--${tone}-fg)` }}
      data-status={tone}
      data-size={size}
      data-plain={plain || undefined}
    >
      <svg
        viewBox="0 0 10 10"
        width="10"
        height="10"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {glyphs[tone]}
      </svg>
      {children}
    </span>
  )
}

const glyphs: Record<Tone, ReactNode> = {
  agency: (
    <>
      <circle cx="5" cy="5" r="3.8" strokeWidth="1.6" />
      <path d="M5 1.2a3.8 3.8 0 0 1 0 7.6z" fill="currentColor" stroke="none" />
    </>
  ),
  client: <path d="M5 .6 9.4 5 5 9.4.6 5z" fill="currentColor" stroke="none" />,
  done: <path d="m1.2 5.4 2.6 2.7 5-6" strokeWidth="2" />,
  stopped: <path d="m1.8 1.8 6.4 6.4M8.2 1.8 1.8 8.2" strokeWidth="2" />,
  idle: <path d="M1.5 5h7" strokeWidth="2" />,
}
