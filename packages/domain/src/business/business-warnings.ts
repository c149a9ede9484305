import { numberSetting, type Settings } from '../settings/setting.ts'
import { businessForms, type BusinessForm } from './business-form.ts'
import { belowUsual } from './citizenship.ts'
import type { BusinessFacts, FieldMessages } from './business-facts.ts'
import { percentText, sumOfPercentages, tenThousandths } from './percentage.ts'
import { tinWarning } from './tin.ts'

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
  // Shown to the evaluator, never enforced.
  const usual = numberSetting(settings, 'ownership.filipino_percent')
  if (stated < usual * 10_000) {
    found.push(belowUsual(usual))
  }
  const listed = facts.stockholders.filter(({ nationality }) => nationality === 'PH').map(({ percent }) => percent)
  const held = sumOfPercentages(listed)
  if (
    form !== 'sole-proprietorship' &&
    facts.stockholders.length > 0 &&
    held !== undefined &&
    Math.abs(held - stated) > CLOSE_ENOUGH
  ) {
    found.push(`The list of stockholders gives ${percentText(held)} %.`)
  }
  return found
}
