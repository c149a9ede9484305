import { numberSetting, type Settings } from '../settings/setting.ts'
import { businessForms, type BusinessForm } from './business-form.ts'
import type { BusinessFacts, FieldMessages } from './business-facts.ts'
import { percentText, sumOfPercentages, tenThousandths } from './percentage.ts'
import { tinWarning } from './tin.ts'

/** The setting that holds the Filipino share below which the evaluator is told; it is shown, never enforced. */
export const FILIPINO_SHARE = 'ownership.filipino_percent'

const CLOSE_ENOUGH = 100 // 0.01 %

/** Doubts that stop nothing: the applicant and the evaluator both read them (field facts, sections 6.1 and 15.2). */
export function businessWarnings(facts: BusinessFacts, settings: Settings): FieldMessages {
  const found: FieldMessages = {}
  const form = businessForms.find((known) => known === facts.form)
  const tin = form && tinWarning(facts.tin, form)
  const share = filipinoShare(facts, settings, form)
  if (tin) found['tin'] = [tin]
  if (share.length > 0) found['filipino_percent'] = share
  return found
}

function filipinoShare(facts: BusinessFacts, settings: Settings, form: BusinessForm | undefined): string[] {
  const stated = tenThousandths(facts.filipino_percent)
  if (stated === undefined) return []
  const found: string[] = []
  const usual = numberSetting(settings, FILIPINO_SHARE)
  if (stated < usual * 10_000) {
    found.push(`Filipino ownership is below ${usual} %. Some activities ask for that much; the evaluator looks at it.`)
  }
  const listed = facts.stockholders.filter(({ nationality }) => nationality === 'PH').map(({ percent }) => percent)
  const held = sumOfPercentages(listed)
  if (
    form !== 'sole-proprietorship' &&
    facts.stockholders.length > 0 &&
    held !== undefined &&
    Math.abs(held - stated) > CLOSE_ENOUGH
  ) {
    found.push(`The list of stockholders makes it ${percentText(held)} %.`)
  }
  return found
}
