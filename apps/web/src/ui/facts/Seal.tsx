import type { Freight } from '@lading/domain/transactions/agency'
import type { ReactElement } from 'react'

const BRASS = '#d69b29'

interface Props {
  readonly size?: number
  /** On a dark panel. */
  readonly light?: boolean
  /** The trade agency's ship or the aviation board's aeroplane. */
  readonly kind?: Freight
}

/** The mark of the portal and of its two agencies; hidden from readers, the name stands beside it. */
export function Seal({ size = 40, light = false, kind = 'sea' }: Props) {
  const Mark = marks[kind]
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" fill="none" style={{ flexShrink: 0 }}>
      <g stroke={light ? '#fff' : 'var(--seal)'} strokeLinejoin="round" strokeLinecap="round">
        <circle cx="24" cy="24" r="22.4" strokeWidth="1.8" />
        <Mark />
      </g>
      <circle cx="24" cy="24" r="19.2" stroke={BRASS} strokeWidth="1.1" strokeDasharray="1.34 1.34" />
    </svg>
  )
}

/** Seen over the bow: house, two stacks of containers, the hull's flare, the sea. */
function Ship() {
  return (
    <g strokeWidth="1.7">
      <path d="M21.5 15.5v-3.2h5v3.2M24 12.3V9.8" />
      <path d="M17.5 15.5h13v6.6M17.5 22.1v-6.6M21.8 15.8v4.4M26.2 15.8v4.4" />
      <path d="M12.6 23.6 24 19.8l11.4 3.8-3.2 8.6H15.8z" />
      <path d="M24 19.8v12.2" />
      <path d="M11.5 35.4c2.1 1.7 4.1 1.7 6.2 0s4.2-1.7 6.3 0 4.2 1.7 6.3 0 4.1-1.7 6.2 0" />
    </g>
  )
}

function Aeroplane() {
  return (
    <path
      strokeWidth="1.7"
      d="M24 10.8c1.4 0 2.1 1.7 2.1 3.5v5.2l9.8 6.3v2.8l-9.8-3v6.3l3.1 2.4v2.2L24 35l-5.2 1.5v-2.2l3.1-2.4v-6.3l-9.8 3v-2.8l9.8-6.3v-5.2c0-1.8.7-3.5 2.1-3.5z"
    />
  )
}

const marks: Readonly<Record<Freight, () => ReactElement>> = { sea: Ship, air: Aeroplane }
