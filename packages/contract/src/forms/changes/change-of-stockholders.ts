import { filipinoPercentOf, withPercents } from '@lading/domain/business/citizenship'
import { holderWordsOf } from '@lading/domain/business/holder-words'
import { restOfHundred } from '@lading/domain/business/percentage'
import { shareAmountFault } from '@lading/domain/business/share-amount'
import { comparedRows, isAnyAdded } from '@lading/domain/filing/changed-rows'
import { businessColumns } from '../business/business-columns.ts'
import { businessGroups, businessSections } from '../business-fields.ts'
import { dayTooFar, effectiveOn, effectSection, inEffectFrom, nothingChanged } from './change.ts'
import { defineForm, type AnswersOf, type FieldFault } from '../form-definition.ts'
import type { OfBusiness, RegisterAnswers } from '../form-rules.ts'

// The percentages follow from the amounts: so they are those of a whole, whatever two changes wrote.
const { percent: _, ...columns } = businessGroups.stockholders

const parts = {
  sections: { stockholders: businessSections.stockholders, effect: effectSection },
  fields: { effective_on: effectiveOn },
  groups: { stockholders: columns },
  alsoReads: ['form', 'par_value', 'subscribed_capital'],
  columnsOf: (_: string, { form }: OfBusiness) => businessColumns('stockholders', form, columns),
  titleOf: (section: string, { form }: OfBusiness) =>
    section === 'stockholders' ? holderWordsOf(form)?.all : undefined,
} as const
type Answers = AnswersOf<typeof parts>

/** The stockholders, partners or members from now on, beside those of the register (field facts, section 7.3). */
export const changeOfStockholdersForm = defineForm(parts, {
  check: (answers, context) => [
    ...holderFaults(answers, context.register),
    ...nothingChanged(parts.groups, answers, context, `These are already the ${wordsIn(context.register).all}.`),
    ...dayTooFar(answers.effective_on, context),
  ],
  effectiveOn: inEffectFrom,
  requirements: ({ stockholders }, register) =>
    isCitizenshipNew(stockholders, register) ? { circumstances: ['citizenship-to-prove'] } : {},
  follows: ({ stockholders }) => {
    const filipino_percent = filipinoPercentOf(stockholders)
    if (filipino_percent === undefined) return {}
    const foreign_percent = restOfHundred(filipino_percent) ?? ''
    return { stockholders: withPercents(stockholders), filipino_percent, foreign_percent }
  },
})

function holderFaults({ stockholders }: Answers, register: RegisterAnswers<Answers> | null): FieldFault[] {
  const { one } = wordsIn(register)
  if (stockholders.length === 0) return [{ path: 'stockholders', message: `Name at least one ${one}.` }]
  const isAlone = register?.form === 'partnership' && stockholders.length === 1
  return [
    ...(isAlone ? [{ path: 'stockholders', message: 'A partnership has at least two partners.' }] : []),
    ...amountFaults(stockholders, register),
  ]
}

/** Shares at par against the amounts; rows that stand as in the register are not tested anew. */
function amountFaults(stockholders: Answers['stockholders'], register: RegisterAnswers<Answers> | null): FieldFault[] {
  const states = comparedRows(register?.stockholders ?? [], stockholders)
  return stockholders.flatMap((holder, index) => {
    const message = shareAmountFault(holder, register?.par_value ?? '')
    const isSame = states[index]?.state === 'same'
    return message && !isSame ? [{ path: `stockholders.${index}.amount`, message }] : []
  })
}

function isCitizenshipNew(stockholders: Answers['stockholders'], register: RegisterAnswers<Answers> | null): boolean {
  const registered = register?.stockholders ?? []
  const isOther = comparedRows(registered, stockholders).some(({ row, was }) => was?.nationality !== row.nationality)
  return isOther || isAnyAdded(registered, stockholders)
}

function wordsIn(register: OfBusiness | null) {
  const { all, one } = holderWordsOf(register?.form) ?? { all: 'holders', one: 'holder' }
  return { all: `${all.toLowerCase()} in the register`, one }
}
