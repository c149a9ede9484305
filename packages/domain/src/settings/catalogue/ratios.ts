import { number } from '../define.ts'

const basis = 'Standard accounting; proposed, to be confirmed by the agencies'

const limits = <N extends string>(name: N, label: string, pass: string, watch: string) =>
  ({
    [`ratio.${name}.pass`]: number(pass, `${label}: passes`, basis),
    [`ratio.${name}.watch`]: number(watch, `${label}: is watched`, basis),
  }) as Record<`ratio.${N}.${'pass' | 'watch'}`, ReturnType<typeof number>>

/** A ratio that is held against thresholds; all others have none. */
export type JudgedRatio = {
  [K in keyof typeof ratioSettings]: K extends `ratio.${infer N}.pass` ? N : never
}[keyof typeof ratioSettings]

/** Thresholds of the ratio sheet (field facts, section 4.2): from which value a ratio passes, and is watched. */
export const ratioSettings = {
  ...limits('capital_test', 'Paid-up capital test', '1', '1'),
  ...limits('net_worth_test', 'Net worth test', '1', '0.5'),
  ...limits('current_ratio', 'Current ratio', '1', '0.8'),
  ...limits('quick_ratio', 'Quick ratio', '0.8', '0.5'),
  ...limits('debt_to_equity', 'Debt to equity', '3', '5'),
  ...limits('debt_ratio', 'Debt ratio', '0.75', '0.9'),
  ...limits('net_margin', 'Net margin', '0', '-0.05'),
  ...limits('return_on_equity', 'Return on equity', '0', '0'),
  ...limits('return_on_assets', 'Return on assets', '0', '0'),
  ...limits('receivable_days', 'Receivable days', '90', '120'),
  'ratio.nfcc.k': number('15', 'Factor K of the net financial contracting capacity', basis),
} as const
