/** Security art as path strings: sharp at any size, no image in the file. Whole wave counts close every curve. */

type Point = readonly [x: number, y: number]

interface Frame {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

interface Weave extends Frame {
  amplitude: number
  waves: number
  strands: number
  /** How often the envelope swells along the frame, and how deep, 0 to 1. */
  beats: number
  depth: number
}

interface Ring {
  radius: number
  amplitude: number
  petals: number
  beats: number
  turns: number
}

/** One cubic curve from crest to trough and one back: nine times fewer strokes than straight pieces, and smoother. */
const CURVES_PER_WAVE = 2

/** Strands woven along a rounded frame, in points. */
export function weave(frame: Weave): string[] {
  const length = frameLength(frame)
  const steps = frame.waves * CURVES_PER_WAVE
  const at = (step: number, strand: number): Point => {
    const turn = (step / steps) * Math.PI * 2
    const [point, normal] = onFrame((step / steps) * length, frame)
    const envelope = 1 - frame.depth + frame.depth * Math.cos(turn * frame.beats)
    const phase = (strand * Math.PI * 2) / frame.strands
    const offset = frame.amplitude * envelope * Math.sin(turn * frame.waves + phase)
    return [point[0] + normal[0] * offset, point[1] + normal[1] * offset]
  }
  return strandsOf(frame.strands, (strand) => path(steps, crestOf(strand, frame.strands), (step) => at(step, strand)))
}

/** A straight woven band from x = 0 to `width`, centred on y = 0. */
export function band(width: number, amplitude: number, waves: number, strands: number): string[] {
  const steps = waves * CURVES_PER_WAVE
  const at = (step: number, strand: number): Point => {
    const turn = (step / steps) * Math.PI * 2
    const envelope = 0.72 + 0.28 * Math.cos(turn * (waves / 6))
    return [(step / steps) * width, amplitude * envelope * Math.sin(turn * waves + (strand * Math.PI * 2) / strands)]
  }
  return strandsOf(strands, (strand) => path(steps, crestOf(strand, strands), (step) => at(step, strand)))
}

/** Rosettes around a centre: each ring is a set of turned petals. */
export function rosettes([x, y]: Point, rings: Ring[]): string[] {
  return rings.flatMap((ring, input) => {
    const steps = ring.petals * CURVES_PER_WAVE
    return strandsOf(ring.turns, (turn) => {
      const phase = (turn / ring.turns) * Math.PI * 2
      const at = (step: number): Point => {
        const angle = (step / steps) * Math.PI * 2
        const swell = 0.72 + 0.28 * Math.cos(ring.beats * angle + input)
        const radius = ring.radius + ring.amplitude * Math.sin(ring.petals * angle + phase) * swell
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
      }
      return path(steps, crestOf(turn, ring.turns), at)
    })
  })
}

function strandsOf(count: number, draw: (strand: number) => string): string[] {
  return Array.from({ length: count }, (_, strand) => draw(strand))
}

/** The step at which a strand of a given phase first turns: its curves run between crests and troughs. */
function crestOf(strand: number, strands: number): number {
  return (1.5 - (((2 * strand) / strands) % 1)) % 1
}

/** A curve through the points of every step, with the curve's own tangents (found by a small step to each side). */
function path(steps: number, from: number, at: (step: number) => Point): string {
  const near = 0.01
  const knots = Array.from({ length: steps + 1 }, (_, step) => {
    const [[x, y], before, after] = [at(from + step), at(from + step - near), at(from + step + near)]
    const reach = 1 / (3 * 2 * near) // a third of the derivative: from Hermite to Bézier
    return { x, y, dx: (after[0] - before[0]) * reach, dy: (after[1] - before[1]) * reach }
  })
  const [first, ...others] = knots
  if (!first) return ''
  // Steps are even, so each curve leaves as the last one arrived: `S` says so in fewer figures.
  const smooth = others.map(({ x, y, dx, dy }) => rounded([x - dx, y - dy, x, y])).join('S')
  return `M${rounded([first.x, first.y])}C${rounded([first.x + first.dx, first.y + first.dy])} ${smooth}`
}

/** A tenth of a point is finer than any printer's dot, and halves the file. */
function rounded(values: number[]): string {
  return values.map((value) => Number(value.toFixed(1))).join(' ')
}

function frameLength({ width, height, radius }: Frame): number {
  return 2 * (width - 2 * radius) + 2 * (height - 2 * radius) + 2 * Math.PI * radius
}

/** A point and its outward normal, clockwise from the top left corner. */
function onFrame(distance: number, { x, y, width, height, radius }: Frame): [point: Point, normal: Point] {
  const across = width - 2 * radius
  const down = height - 2 * radius
  const quarter = (Math.PI / 2) * radius
  const corner = (cx: number, cy: number, from: number, along: number): [Point, Point] => {
    const angle = from + along / radius
    const normal: Point = [Math.cos(angle), Math.sin(angle)]
    return [[cx + radius * normal[0], cy + radius * normal[1]], normal]
  }
  const pieces: [length: number, at: (along: number) => [Point, Point]][] = [
    [
      across,
      (along) => [
        [x + radius + along, y],
        [0, -1],
      ],
    ],
    [quarter, (along) => corner(x + width - radius, y + radius, -Math.PI / 2, along)],
    [
      down,
      (along) => [
        [x + width, y + radius + along],
        [1, 0],
      ],
    ],
    [quarter, (along) => corner(x + width - radius, y + height - radius, 0, along)],
    [
      across,
      (along) => [
        [x + width - radius - along, y + height],
        [0, 1],
      ],
    ],
    [quarter, (along) => corner(x + radius, y + height - radius, Math.PI / 2, along)],
    [
      down,
      (along) => [
        [x, y + height - radius - along],
        [-1, 0],
      ],
    ],
  ]
  const length = frameLength({ x, y, width, height, radius })
  let rest = (distance + length) % length
  for (const [piece, at] of pieces) {
    if (rest < piece) return at(rest)
    rest -= piece
  }
  return corner(x + radius, y + radius, Math.PI, rest)
}
