import type { Who } from './who.ts'
export const whoLabels: Readonly<Record<Who, string>> = {
  CUS: 'the business',
  QM: 'the queue manager',
  EVA: 'the evaluator',
  REV: 'the reviewer',
  REC: 'the recommending officer',
  APP: 'the approving officer',
  CSH: 'the cashier',
  PRN: 'the releasing officer',
  LEG: 'the hearing officer',
  SYS: 'the portal',
}

/** "the evaluator or the queue manager", "the portal, the business or the cashier". */
export function namesOfWho(who: readonly Who[]): string {
  const names = who.map((code) => whoLabels[code])
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ')
}
