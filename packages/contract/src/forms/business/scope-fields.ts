import type { Field } from '../field-kinds.ts'

/** The scopes that are applied for or added, one flag each; they are asked, read and returned together. */
export const scopeFields = {
  domestic: { label: 'Domestic scope', section: 'scope', kind: 'scope', required: false },
  international: { label: 'International scope', section: 'scope', kind: 'scope', required: false },
  nvocc: {
    label: 'NVOCC scope',
    section: 'scope',
    kind: 'scope',
    required: false,
    onlyOf: { agency: 'dti', because: 'NVOCC is a scope of sea freight.' },
  },
} as const satisfies Readonly<Record<string, Field>>
