import { StyleSheet } from '@react-pdf/renderer'
import { SANS, SERIF } from '../fonts.ts'

/** The printed palette: the screen's, a little darker where ink spreads. */
export const colour = {
  ink: '#0b2a36',
  pacific: '#0f6d83',
  brass: '#b5821f',
  stamp: '#9c2c14',
  leaf: '#12602a',
  grey: '#4c5f68',
  rule: '#c9d3d6',
  tint: '#eef3f4',
  watermark: '#e3eef0',
  paper: '#fffdf8',
} as const

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const POINTS_PER_MM = 72 / 25.4
/** The outer margin of letters, orders and receipts. */
export const MARGIN = 54
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN

/** The spacing of capitals in ems; any wider, and readers of the file take the letters for words. */
export const SPACED = 0.085

/** Text styles shared by every document. */
export const type = StyleSheet.create({
  body: { fontFamily: SANS, fontSize: 9.5, lineHeight: 1.4, color: colour.ink },
  label: { fontFamily: SANS, fontSize: 7.6, lineHeight: 1.35, color: colour.grey },
  value: { fontFamily: SANS, fontSize: 9.5, lineHeight: 1.4, color: colour.ink },
  strong: { fontFamily: SANS, fontSize: 9.5, lineHeight: 1.4, fontWeight: 600, color: colour.ink },
  small: { fontFamily: SANS, fontSize: 7.6, lineHeight: 1.45, color: colour.grey },
  serif: { fontFamily: SERIF, color: colour.ink },
  figures: { fontFeatureSettings: ['tnum'], letterSpacing: -0.2, textAlign: 'right' },
})
