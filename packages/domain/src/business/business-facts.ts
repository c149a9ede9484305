/** A message for each field that asks for one; rows are named as in `stockholders.0.amount`. */
export type FieldMessages = Record<string, string[]>

/** Money and percentages are decimal text, days are text, and '' or null stands for what is not filled in. */
export interface StockholderFacts {
  readonly nationality: string
  readonly shares: number | null
  readonly amount: string
  readonly percent: string
}

/** What the checks read of a business profile. */
export interface BusinessFacts {
  readonly form: string
  readonly tin: string
  readonly authorised_capital: string
  readonly subscribed_capital: string
  readonly paid_up_capital: string
  readonly par_value: string
  readonly filipino_percent: string
  readonly foreign_percent: string
  readonly insurance_starts_on: string
  readonly insurance_ends_on: string
  readonly stockholders: readonly StockholderFacts[]
  readonly directors: readonly unknown[]
  readonly agents: readonly { readonly agreement_starts_on: string; readonly agreement_ends_on: string }[]
}
