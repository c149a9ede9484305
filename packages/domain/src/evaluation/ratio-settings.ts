import type { Setting } from '../settings/setting.ts'

const basis = 'Standard accounting; proposed, to be confirmed by the agencies'

// Field facts, section 4.2. `pass` is the value from which a ratio passes, `watch` the one from which it is watched.
const thresholds: readonly [key: string, pass: string, watch: string, label: string][] = [
  ['capital_test', '1', '1', 'Paid-up capital test'],
  ['net_worth_test', '1', '0.5', 'Net worth test'],
  ['current_ratio', '1', '0.8', 'Current ratio'],
  ['quick_ratio', '0.8', '0.5', 'Quick ratio'],
  ['debt_to_equity', '3', '5', 'Debt to equity'],
  ['debt_ratio', '0.75', '0.9', 'Debt ratio'],
  ['net_margin', '0', '-0.05', 'Net margin'],
  ['return_on_equity', '0', '0', 'Return on equity'],
  ['return_on_assets', '0', '0', 'Return on assets'],
  ['receivable_days', '90', '120', 'Receivable days'],
]

/** Thresholds of the ratio sheet the portal starts with; staff edit them. */
export const ratioSettings: readonly Setting[] = [
  ...thresholds.flatMap(([key, pass, watch, label]) => [
    number(`ratio.${key}.pass`, pass, `${label}: passes`),
    number(`ratio.${key}.watch`, watch, `${label}: is watched`),
  ]),
  number('ratio.nfcc.k', '15', 'Factor K of the net financial contracting capacity'),
]

function number(param_key: string, param_value: string, label: string): Setting {
  return { param_key, param_value, kind: 'number', label, legal_basis: basis }
}
