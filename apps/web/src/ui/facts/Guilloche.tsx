const RINGS = [0, 1, 2, 3]
const TURNS = [0, 3, 6, 9] // degrees; a ring repeats itself every 15

/** The rosette of a certificate's ground. It takes the colour of its text; hidden from readers. */
export function Guilloche({ rings = 3 }: { rings?: number }) {
  return (
    <svg viewBox="0 0 6000 6000" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="7">
      {RINGS.slice(0, rings).map((ring) => (
        <Turned key={ring} path={rosette(ring)} angles={TURNS} middle={3000} />
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
      viewBox="0 0 1200 1200"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
    >
      <Turned path={petals()} angles={PETAL_TURNS} middle={600} />
    </svg>
  )
}

/** A woven band for the edge of a certificate card. */
export function GuillocheBand({ className = '' }: { className?: string }) {
  return (
    <svg
      {...(className && { className })}
      viewBox="0 0 9600 260"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="7.5"
    >
      {strands().map((path) => (
        <path key={path.slice(0, 24)} d={path} />
      ))}
    </svg>
  )
}

/** The same line several times, each turned by an angle (degrees) around the middle of the picture. */
function Turned({ path, angles, middle }: { path: string; angles: readonly number[]; middle: number }) {
  return angles.map((angle) => <path key={angle} d={path} transform={`rotate(${angle} ${middle} ${middle})`} />)
}

const STEPS = 720

const rosette = kept((ring: number) =>
  closed((turn) => {
    const r = 2500 - ring * 620 + 460 * Math.sin(24 * turn + ring) * Math.cos(5 * turn + ring * 0.7)
    return [3000 + r * Math.cos(turn), 3000 + r * Math.sin(turn)]
  }),
)

const PETAL_TURNS = [0, 10, 20] // degrees; the petals repeat every 30

const petals = kept<void, string>(() =>
  closed((turn) => {
    const r = 380 + 170 * Math.sin(12 * turn) * (0.75 + 0.25 * Math.cos(4 * turn))
    return [600 + r * Math.cos(turn), 600 + r * Math.sin(turn)]
  }),
)

const WAVES = 40

const strands = kept<void, string[]>(() =>
  Array.from({ length: 6 }, (_, strand) => {
    const points = Array.from({ length: WAVES * 16 + 1 }, (__, step) => {
      const along = step / (WAVES * 16)
      const swell = 0.62 + 0.38 * Math.cos(along * Math.PI * 2 * (WAVES / 4))
      return point(along * 9600, 130 + 120 * swell * Math.sin(along * Math.PI * 2 * WAVES + (strand * Math.PI) / 3))
    })
    return `M${points.join('L')}`
  }),
)

function closed(pointAt: (turn: number) => readonly [x: number, y: number]): string {
  return `M${Array.from({ length: STEPS }, (_, step) => point(...pointAt((step / STEPS) * Math.PI * 2))).join('L')}Z`
}

/** Whole units: fractions cost a telephone more to write than the whole line to draw. */
const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/** Worked out when it is drawn first, and then no more: a page that shows none waits for none. */
function kept<Of, T>(work: (of: Of) => T): (of: Of) => T {
  const done = new Map<Of, T>()
  return (of) => {
    const known = done.get(of)
    if (known !== undefined) return known
    const made = work(of)
    done.set(of, made)
    return made
  }
}
