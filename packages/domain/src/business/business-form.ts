/** The legal forms a business may have. */
export const businessForms = ['sole-proprietorship', 'partnership', 'corporation', 'cooperative'] as const
export type BusinessForm = (typeof businessForms)[number]

export const businessFormLabels: Readonly<Record<BusinessForm, string>> = {
  'sole-proprietorship': 'Sole proprietorship',
  partnership: 'Partnership',
  corporation: 'Corporation',
  cooperative: 'Cooperative',
}

/** Where each form is registered (field facts, section 1.4). */
export const registrationAuthorities: Readonly<Record<BusinessForm, string>> = {
  'sole-proprietorship': 'DTI business name registration',
  partnership: 'Securities and Exchange Commission',
  corporation: 'Securities and Exchange Commission',
  cooperative: 'Cooperative Development Authority',
}
