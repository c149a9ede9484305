import { centavos, grouped, isMoney, peso, type Centavos } from '../payments/money.ts'
import { isAskedOf } from './asked-of-form.ts'
import type { BusinessFacts, FieldMessages } from './business-facts.ts'
import { isHundred, percentText, sumOfPercentages } from './percentage.ts'
import { shareAmountFault } from './share-amount.ts'
import { isTin } from './tin.ts'

const moneyFields = ['authorised_capital', 'subscribed_capital', 'paid_up_capital', 'par_value'] as const
type Report = (field: string, message: string) => void

/**
 * Where a business profile contradicts itself or the rules (field facts, section 15.2). What is not filled in is not
 * judged: that a complete form needs it is the form's own affair. No key means nothing is wrong.
 */
export function businessChecks(facts: BusinessFacts): FieldMessages {
  const found: FieldMessages = {}
  const report: Report = (field, message) => (found[field] ??= []).push(message)

  if (facts.tin !== '' && !isTin(facts.tin)) report('tin', 'A TIN has 9, 12 or 14 digits.')
  for (const field of moneyFields) {
    if (facts[field] !== '' && !isMoney(facts[field]))
      report(field, 'Enter an amount of pesos with at most two decimals.')
  }
  checkForm(facts, report)
  checkCapital(facts, report)
  checkContributions(facts, report)
  checkShares(facts, report)
  checkPercentages(facts, report)
  checkPeriods(facts, report)
  return found
}

function checkForm({ form, stockholders, directors }: BusinessFacts, report: Report) {
  const lacks = (list: string) => !isAskedOf(form, list)
  if (lacks('stockholders') && stockholders.length > 0) {
    report(
      'stockholders',
      'A sole proprietorship has one owner and no stockholders: remove them or change the legal form.',
    )
  }
  if (lacks('directors') && directors.length > 0) {
    report('directors', 'Only a corporation or a cooperative has a board: remove it or change the legal form.')
  }
  if (form === 'partnership' && stockholders.length === 1)
    report('stockholders', 'A partnership has at least two partners.')
}

type CapitalFacts = Pick<BusinessFacts, 'authorised_capital' | 'subscribed_capital' | 'paid_up_capital'>

/** Where the three amounts of capital contradict each other: what is paid up is subscribed, what is subscribed authorised. */
export function capitalChecks(facts: CapitalFacts): FieldMessages {
  const found: FieldMessages = {}
  checkCapital(facts, (field, message) => (found[field] ??= []).push(message))
  return found
}

function checkCapital(facts: CapitalFacts, report: Report) {
  const [authorised, subscribed, paid] = [
    facts.authorised_capital,
    facts.subscribed_capital,
    facts.paid_up_capital,
  ].map(amountOf)
  if (paid !== undefined && subscribed !== undefined && paid > subscribed) {
    report('paid_up_capital', `The paid-up capital may not be more than the subscribed capital, ${peso(subscribed)}.`)
  }
  if (subscribed !== undefined && authorised !== undefined && subscribed > authorised) {
    report(
      'subscribed_capital',
      `The subscribed capital may not be more than the authorised capital, ${peso(authorised)}.`,
    )
  }
  if (paid !== undefined && subscribed === undefined && authorised !== undefined && paid > authorised) {
    report('paid_up_capital', `The paid-up capital may not be more than the authorised capital, ${peso(authorised)}.`)
  }
}

/** What partners have paid in is part of what they contribute. */
function checkContributions({ form, paid_up_capital, stockholders }: BusinessFacts, report: Report) {
  const paid = amountOf(paid_up_capital)
  const amounts = stockholders.map(({ amount }) => amountOf(amount))
  if (form !== 'partnership' || paid === undefined || amounts.length === 0) return
  if (!amounts.every((amount) => amount !== undefined)) return
  const all = amounts.reduce((sum, amount) => sum + amount, 0)
  if (paid > all)
    report('paid_up_capital', `The paid-up capital may not be more than the partners’ contributions, ${peso(all)}.`)
}

function checkShares({ stockholders, par_value, subscribed_capital }: BusinessFacts, report: Report) {
  const [par, subscribed] = [amountOf(par_value), amountOf(subscribed_capital)]
  stockholders.forEach((holder, index) => {
    if (holder.amount !== '' && amountOf(holder.amount) === undefined)
      report(`stockholders.${index}.amount`, 'Enter an amount of pesos with at most two decimals.')
    const fault = shareAmountFault(holder, par_value)
    if (fault) report(`stockholders.${index}.amount`, fault)
  })

  if (subscribed === undefined || stockholders.length === 0) return
  const shares = stockholders.map((stockholder) => stockholder.shares)
  if (par !== undefined && shares.every(isCount)) {
    const all = shares.reduce((sum, count) => sum + count, 0)
    if (BigInt(all) * BigInt(par) === BigInt(subscribed)) return
    report(
      'subscribed_capital',
      `The shares of all stockholders, ${grouped(String(all))}, at ${peso(par)} each, do not add up to ${peso(subscribed)}.`,
    )
    return
  }
  const amounts = stockholders.map(({ amount }) => amountOf(amount))
  if (!amounts.every((amount) => amount !== undefined)) return
  const all = amounts.reduce((sum, amount) => sum + amount, 0)
  if (all !== subscribed)
    report('subscribed_capital', `The amounts of all stockholders add up to ${peso(all)}, not ${peso(subscribed)}.`)
}

function checkPercentages({ filipino_percent, foreign_percent, stockholders }: BusinessFacts, report: Report) {
  const owned = sumOfPercentages([filipino_percent, foreign_percent])
  if (owned !== undefined && !isHundred(owned)) {
    report('foreign_percent', `Filipino and foreign ownership add up to ${percentText(owned)} %, not 100 %.`)
  }
  const held = sumOfPercentages(stockholders.map(({ percent }) => percent))
  if (stockholders.length > 0 && held !== undefined && !isHundred(held)) {
    report('stockholders', `The percentages add up to ${percentText(held)} %, not 100 %.`)
  }
}

function checkPeriods({ insurance_starts_on, insurance_ends_on, agents }: BusinessFacts, report: Report) {
  if (isBackwards(insurance_starts_on, insurance_ends_on))
    report('insurance_ends_on', 'The cover ends before it starts.')
  agents.forEach(({ agreement_starts_on, agreement_ends_on }, index) => {
    if (isBackwards(agreement_starts_on, agreement_ends_on)) {
      report(`agents.${index}.agreement_ends_on`, 'The agreement ends before it starts.')
    }
  })
}

function isBackwards(starts_on: string, ends_on: string): boolean {
  return starts_on !== '' && ends_on !== '' && ends_on < starts_on
}

function isCount(shares: number | null): shares is number {
  return Number.isSafeInteger(shares)
}

function amountOf(text: string): Centavos | undefined {
  return isMoney(text) ? centavos(text) : undefined
}
