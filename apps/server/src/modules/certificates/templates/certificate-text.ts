import { SPACED } from '#platform/pdf/blocks/theme'
import { SANS, SERIF, type Face } from '#platform/pdf/fonts'
import { printedLongDay, printedOrdinalDay } from '#platform/pdf/print-formats'
import { balancedLines, fitText } from '#platform/pdf/text-fitting'
import type { BranchCertificatePayload } from './branch-certificate.payload.ts'
import type { CertificatePayload, CertifiedFacts } from './certificate.payload.ts'

/** Room for the text between the frame's sides, in points. */
export const TEXT_WIDTH = 444

/** One paragraph of the certificate, already broken into lines. */
export interface Paragraph {
  lines: string[]
  face: Face
  size: number
  /** Line height as a multiple of the size. */
  leading: number
  /** White space above, in points. */
  gap: number
  letterSpacing?: number
  tone?: 'ink' | 'grey' | 'name'
}

const roman: Face = { family: SERIF }
const italic: Face = { family: SERIF, italic: true }
const semibold: Face = { family: SERIF, weight: 600 }
const bold: Face = { family: SERIF, weight: 700 }
const sans: Face = { family: SANS }
const sansBold: Face = { family: SANS, weight: 600 }

/** Agency, title and number. */
export function headingOf({ agency, number }: CertifiedFacts, title: string): Paragraph[] {
  const name = fitText(agency.name.toUpperCase(), [13, 12, 11, 10, 9], sansBold, TEXT_WIDTH * 0.88, 2)
  const office = fitText(agency.office, [8.6, 8], sans, TEXT_WIDTH, 2)
  const heading = fitText(title, [33, 30, 27, 24, 21], semibold, TEXT_WIDTH, 1)
  return [
    { lines: ['Republic of the Philippines'], face: italic, size: 10.5, leading: 1.25, gap: 0 },
    { ...name, face: sansBold, leading: 1.25, gap: 3, letterSpacing: name.size * SPACED },
    { ...office, face: sans, leading: 1.3, gap: 2, tone: 'grey' },
    { ...heading, face: semibold, leading: 1.1, gap: 17, letterSpacing: -0.4 },
    { lines: [`No. ${number}`], face: sansBold, size: 11, leading: 1.25, gap: 6, letterSpacing: 0.6 },
  ]
}

/** Whom the certificate names, of what address, under which rules. */
export function holderOf(payload: CertificatePayload): Paragraph[] {
  const { address, rules, scope } = payload
  const standing = `of ${address}, having met the requirements of ${withinSentence(rules)}, is accredited as ${forwarder(payload)}, ${scopeWord(scope)}:`
  return [...namesOf(payload), sentence(standing)]
}

/** Whose branch it is, where, and on which accreditation it rests. */
export function branchOf(payload: BranchCertificatePayload): Paragraph[] {
  const { branch, main_number, rules, scope } = payload
  const accredited = `accredited as ${forwarder(payload)} under No. ${main_number}, having met the requirements of ${withinSentence(rules)}, operates the branch`
  const covers = `of ${branch.address}, which this accreditation covers, ${scopeWord(scope)}:`
  const name = fitText(branch.name, [21, 19, 17, 15], bold, TEXT_WIDTH, 2)
  return [
    ...namesOf(payload),
    sentence(accredited),
    { ...name, face: bold, leading: 1.2, gap: 8, tone: 'name' },
    sentence(covers),
  ]
}

function namesOf({ business_name, trade_name }: CertifiedFacts): Paragraph[] {
  const name = fitText(business_name, [31, 28, 25], bold, TEXT_WIDTH, 1)
  const long = fitText(business_name, [25, 23, 21, 19, 17], bold, TEXT_WIDTH, 2)
  const chosen = name.lines.length === 1 ? name : long
  const paragraphs: Paragraph[] = [
    { lines: ['This certifies that'], face: italic, size: 12, leading: 1.25, gap: 18 },
    { ...chosen, face: bold, leading: 1.18, gap: 7, tone: 'name' },
  ]
  if (trade_name) paragraphs.push({ ...tradeName(trade_name), face: roman, leading: 1.25, gap: 3 })
  return paragraphs
}

function sentence(text: string): Paragraph {
  const lines = balancedLines(text, 11.5, roman, TEXT_WIDTH - 24)
  return { lines, face: roman, size: 11.5, leading: 1.42, gap: 8 }
}

const forwarders: Readonly<Record<CertifiedFacts['kind'], string>> = {
  sea: 'a sea freight forwarder',
  air: 'an airfreight forwarder',
}
const forwarder = ({ kind }: CertifiedFacts) => forwarders[kind]
const scopeWord = (scope: readonly string[]) => (scope.length === 1 ? 'scope' : 'scopes')

/** What the holder may do, one scope a line, smaller where there are many. */
export function scopeOf({ scope }: CertifiedFacts): Paragraph[] {
  const size = scope.length > 5 ? 12.5 : scope.length > 3 ? 14.5 : 17.5
  return scope.map((name, input) => {
    const fitted = fitText(name, [size, size * 0.88, size * 0.78], semibold, TEXT_WIDTH, 1)
    return { ...fitted, face: semibold, leading: 1.36, gap: input === 0 ? 10 : 0 }
  })
}

/** The closing sentence: `Given this 21st day of December 2026 in …`. */
export function closingOf({ given_on, given_at }: CertifiedFacts): Paragraph {
  const sentence = `Given this ${printedOrdinalDay(given_on)} at ${withinSentence(given_at)}.`
  return { ...fitText(sentence, [10.5, 9.5], roman, TEXT_WIDTH, 2), face: roman, leading: 1.35, gap: 15 }
}

/** First and last day of validity, labelled. */
export function validityOf({ in_force_on, valid_until }: CertifiedFacts) {
  return [
    { label: 'In force from', day: printedLongDay(in_force_on) },
    { label: 'Valid until', day: printedLongDay(valid_until) },
  ]
}

/** The same paragraphs at a fraction of their size; what fitted its lines still does. */
export function scaled(paragraphs: Paragraph[], scale: number): Paragraph[] {
  const smaller = (each: Paragraph) => ({ size: each.size * scale, letterSpacing: (each.letterSpacing ?? 0) * scale })
  return paragraphs.map((each) => ({ ...each, ...smaller(each) }))
}

/** The height of paragraphs in points, without their gaps. */
export function heightOf(paragraphs: Paragraph[]): number {
  return paragraphs.reduce((sum, { lines, size, leading }) => sum + lines.length * size * leading, 0)
}

/** A setting that was written as a sentence, as it stands within another one. */
const withinSentence = (text: string): string => text.trim().replace(/[.;,]+$/u, '')

function tradeName(trade_name: string) {
  return fitText(`doing business as ${trade_name}`, [11.5, 10.5, 9.5], roman, TEXT_WIDTH, 2)
}
