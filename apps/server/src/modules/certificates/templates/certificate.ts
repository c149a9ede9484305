import { documentTemplate } from '#platform/pdf/document-template'
import { Document, Path, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as el, type ReactNode } from 'react'
import { certificatePage } from '#platform/pdf/blocks/certificate-frame'
import { originOf } from '#platform/pdf/blocks/origin'
import { microtext } from '#platform/pdf/blocks/microtext'
import { blindStamp, seal } from '#platform/pdf/blocks/seal'
import { colour, PAGE, type } from '#platform/pdf/blocks/theme'
import { branchHeight, branchSchedule, branchesOnFace } from './certificate-branches.ts'
import {
  branchesOf,
  closingOf,
  headingOf,
  heightOf,
  holderOf,
  scaled,
  scopeOf,
  validityOf,
} from './certificate-text.ts'
import { certificateFoot } from './certificate-foot.ts'
import type { Paragraph } from './certificate-text.ts'
import { certificateDocument, type CertificatePayload } from './certificate.payload.ts'

const { width: W, height: H } = PAGE
const BODY = { top: 166, bottom: 634 }
const RULE_HEIGHT = 5
const DATES_HEIGHT = 30
/** White space between the least and the most it may be, as a fraction of the designed space. */
const [TIGHTEST, LOOSEST] = [0.5, 1.22]
const SCALES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65]

/** The certificate of accreditation: one face, and a schedule where the branches do not fit on it. */
function drawCertificate(payload: CertificatePayload) {
  const { agency, title, number, business_name, signed_at } = payload
  const micro = microtext(`${agency.name} ${number} ${business_name}`, W - 138)
  return el(
    Document,
    originOf(`${title} ${number}`, agency.name, business_name, signed_at),
    certificatePage(
      'face',
      [seal(payload.kind, W / 2, 117, 1.06), blindStamp(268, H - 137, 0.86)],
      micro(69, 63),
      micro(69, H - 67),
      body(payload),
      certificateFoot(payload),
    ),
    branchesOf(payload) === 'scheduled' ? branchSchedule(payload) : null,
  )
}

function body(payload: CertificatePayload): ReactNode {
  const closing = closingOf(payload)
  const upper = [...headingOf(payload), ...holderOf(payload)]
  const scope = scopeOf(payload)
  const { scale, squeeze } = fitOf(payload, [...upper, ...scope, closing])
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
    branchesOnFace(payload),
    dates(payload, 18 * squeeze),
    set([closing]),
  )
}

/** White space gives way first (or grows, where there is room); what then still lacks is taken from every size. */
function fitOf(payload: CertificatePayload, text: Paragraph[]): { scale: number; squeeze: number } {
  const room = BODY.bottom - BODY.top - branchHeight(payload) - DATES_HEIGHT - 2 * RULE_HEIGHT
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

function dates(payload: CertificatePayload, gap: number): ReactNode {
  const one = ({ label, day }: { label: string; day: string }) =>
    el(
      View,
      { key: label, style: { width: 158, alignItems: 'center' } },
      el(Text, { style: { ...type.label, fontSize: 7.4 } }, label),
      el(Text, { style: { ...type.serif, fontWeight: 600, fontSize: 14, lineHeight: 1.35 } }, day),
    )
  const style = { flexDirection: 'row', marginTop: gap, width: 330, justifyContent: 'space-between' } as const
  return el(View, { key: 'dates', style }, validityOf(payload).map(one))
}

export const certificateTemplate = documentTemplate(certificateDocument, drawCertificate)
