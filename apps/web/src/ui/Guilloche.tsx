const RINGS = [0, 1, 2, 3]
const TURNS = [0, 3, 6, 9] // degrees; a ring repeats itself every 15

/** The rosette of a certificate's ground. It takes the colour of its text; hidden from readers. */
export function Guilloche({ rings = 3 }: { rings?: number }) {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth=".7">
      {RINGS.slice(0, rings).map((ring) => (
        <g key={ring}>
          {TURNS.map((angle) => (
            <path key={angle} d={rosette(250 - ring * 62, ring)} transform={`rotate(${angle} 300 300)`} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** A small rosette of a few bold strands, for empty places. */
export function Rosette() {
  return (
    <svg
      width={84}
      color="var(--mantine-color-brass-5)"
      opacity={0.8}
      viewBox="0 0 120 120"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth=".9"
    >
      {PETAL_TURNS.map((angle) => (
        <path key={angle} d={petals} transform={`rotate(${angle} 60 60)`} />
      ))}
    </svg>
  )
}

/** A woven band for the edge of a certificate card. */
export function GuillocheBand({ className = '' }: { className?: string }) {
  return (
    <svg
      {...(className && { className })}
      viewBox="0 0 960 26"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth=".75"
    >
      {strands.map((path) => (
        <path key={path.slice(0, 24)} d={path} />
      ))}
    </svg>
  )
}

const STEPS = 720

function rosette(radius: number, phase: number): string {
  return closed((turn) => {
    const r = radius + 46 * Math.sin(24 * turn + phase) * Math.cos(5 * turn + phase * 0.7)
    return [300 + r * Math.cos(turn), 300 + r * Math.sin(turn)]
  })
}

function closed(pointAt: (turn: number) => readonly [x: number, y: number]): string {
  const points = Array.from({ length: STEPS }, (_, step) => {
    const [x, y] = pointAt((step / STEPS) * Math.PI * 2)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

const PETAL_TURNS = [0, 10, 20] // degrees; the petals repeat every 30

const petals = closed((turn) => {
  const r = 38 + 17 * Math.sin(12 * turn) * (0.75 + 0.25 * Math.cos(4 * turn))
  return [60 + r * Math.cos(turn), 60 + r * Math.sin(turn)]
})

const WAVES = 40

const strands = Array.from({ length: 6 }, (_, strand) => {
  const points = Array.from({ length: WAVES * 16 + 1 }, (__, step) => {
    const along = step / (WAVES * 16)
    const swell = 0.62 + 0.38 * Math.cos(along * Math.PI * 2 * (WAVES / 4))
    const y = 13 + 12 * swell * Math.sin(along * Math.PI * 2 * WAVES + (strand * Math.PI) / 3)
    return `${(along * 960).toFixed(1)} ${y.toFixed(2)}`
  })
  return `M${points.join('L')}`
})
