import { Document, Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { certificatePage } from '#platform/pdf/blocks/certificate-frame'
import { originOf } from '#platform/pdf/blocks/origin'
import { microtext } from '#platform/pdf/blocks/microtext'
import { blindStamp, seal } from '#platform/pdf/blocks/seal'
import { colour, PAGE, type } from '#platform/pdf/blocks/theme'
import { closingOf, headingOf, heightOf, scaled, scopeOf, validityOf } from './certificate-text.ts'
import { certificateFoot } from './certificate-foot.ts'
import type { Paragraph } from './certificate-text.ts'
import type { CertifiedFacts } from './certificate.payload.ts'

const { width: W, height: H } = PAGE
const BODY = { top: 166, bottom: 634 }
const RULE_HEIGHT = 5
const DATES_HEIGHT = 30
/** White space between the least and the most it may be, as a fraction of the designed space. */
const [TIGHTEST, LOOSEST] = [0.5, 1.22]
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65]

/** What tells the face of one kind of certificate from another. */
interface Face {
  readonly title: string
  /** Whom it names, and what it says of them, above the scopes. */
  readonly holder: Paragraph[]
  /** Where it is displayed, as a sentence. */
  readonly where: string
}

/** A certificate of one page: heading, holder, scopes, days and foot, fitted to the space between them. */
export function certificateFace(facts: CertifiedFacts, face: Face) {
  const { agency, number, business_name, signed_at } = facts
  const micro = microtext(`${agency.name} ${number} ${business_name}`, W - 138)
  return el(
    Document,
    originOf(`${face.title} ${number}`, agency.name, business_name, signed_at),
    certificatePage(
      [seal(facts.kind, W / 2, 117, 1.06), blindStamp(268, H - 137, 0.86)],
      micro(69, 63),
      micro(69, H - 67),
      body(facts, face),
      certificateFoot(facts, face.where),
    ),
  )
}

function body(facts: CertifiedFacts, { title, holder }: Face): ReactNode {
  const closing = closingOf(facts)
  const upper = [...headingOf(facts, title), ...holder]
  const scope = scopeOf(facts)
  const { scale, squeeze } = fitOf([...upper, ...scope, closing])
  const set = (paragraphs: Paragraph[]) =>
    scaled(paragraphs, scale).map((each, input) => paragraph(each, squeeze, input))
  const style = { position: 'absolute', left: 72, right: 72, top: BODY.top, alignItems: 'center' } as const
  return el(
    View,
    { key: 'body', style },
    set(upper),
    rule(12 * squeeze),
    set(scope),
    rule(10 * squeeze),
    dates(facts, 18 * squeeze),
    set([closing]),
  )
}

/** White space gives way first (or grows, where there is room); what then still lacks is taken from every size. */
function fitOf(text: Paragraph[]): { scale: number; squeeze: number } {
  const room = BODY.bottom - BODY.top - DATES_HEIGHT - 2 * RULE_HEIGHT
  const gaps = text.reduce((sum, { gap }) => sum + gap, 12 + 10 + 18)
  const squeezeAt = (scale: number) => (room - heightOf(scaled(text, scale))) / gaps
  const scale = SCALES.find((each) => squeezeAt(each) >= TIGHTEST) ?? SCALES[SCALES.length - 1] ?? 1
  return { scale, squeeze: Math.min(LOOSEST, Math.max(TIGHTEST * 0.6, squeezeAt(scale))) }
}

function paragraph({ lines, face, size, leading, gap, ...rest }: Paragraph, squeeze: number, key: number): ReactNode {
  const style = {
    fontFamily: face.family,
    fontWeight: face.weight ?? 400,
    fontStyle: face.italic ? 'italic' : 'normal',
    fontSize: size,
    lineHeight: leading,
    letterSpacing: rest.letterSpacing ?? 0,
    color: { ink: colour.ink, grey: colour.grey, name: '#063f4e' }[rest.tone ?? 'ink'],
  } as const
  const line = (text: string, input: number) => el(Text, { key: input, style, wrap: false }, text)
  return el(
    View,
    { key: `${key} ${lines[0]}`, style: { marginTop: gap * squeeze, alignItems: 'center' } },
    lines.map(line),
  )
}

function rule(gap: number): ReactNode {
  const [width, middle] = [250, 125]
  const line = `M0 2.500H${middle - 7}M${middle + 7} 2.500H${width}`
  const diamond = `M${middle} 0L${middle + 2.5} 2.500L${middle} 5L${middle - 2.5} 2.500Z`
  return el(
    Svg,
    { key: `rule ${gap}`, width, height: 5, viewBox: `0 0 ${width} 5`, style: { marginTop: gap } },
    el(Path, { d: line, stroke: colour.brass, strokeWidth: 0.7 }),
    el(Path, { d: diamond, fill: colour.brass }),
  )
}

function dates(facts: CertifiedFacts, gap: number): ReactNode {
  const one = ({ label, day }: { label: string; day: string }) =>
    el(
      View,
      { key: label, style: { width: 158, alignItems: 'center' } },
      el(Text, { style: { ...type.label, fontSize: 7.4 } }, label),
      el(Text, { style: { ...type.serif, fontWeight: 600, fontSize: 14, lineHeight: 1.35 } }, day),
    )
  const style = { flexDirection: 'row', marginTop: gap, width: 330, justifyContent: 'space-between' } as const
  return el(View, { key: 'dates', style }, validityOf(facts).map(one))
}
