import { businessForms, type BusinessForm } from './business-form.ts'

interface HolderWords {
  readonly all: string
  readonly one: string
}

const words: Readonly<Record<BusinessForm, HolderWords>> = {
  'sole-proprietorship': { all: 'Stockholders', one: 'stockholder' },
  partnership: { all: 'Partners', one: 'partner' },
  corporation: { all: 'Stockholders', one: 'stockholder' },
  cooperative: { all: 'Members', one: 'member' },
}

/** What those who hold a business of this legal form are called; undefined while no form is chosen. */
export function holderWordsOf(form: unknown): HolderWords | undefined {
  const chosen = businessForms.find((one) => one === form)
  return chosen && words[chosen]
}
