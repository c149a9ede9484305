/** The violations that fit a late notice of no operation by air (field facts, section 8.3), the rule's first. */
export const lateNotices = ['PR-04', 'PR-01'] as const
export type LateViolation = (typeof lateNotices)[number]

/** What the evaluator and the reviewer read of each. */
export const lateViolationLabels: Readonly<Record<LateViolation, string>> = {
  'PR-04': 'PR-04, late notice of no operation',
  'PR-01': 'PR-01, late quarterly cargo report',
}
