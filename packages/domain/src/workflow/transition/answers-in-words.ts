import { formatDay } from '../../dates/format.ts'
import { plainDate } from '../../dates/plain-date.ts'
import { peso } from '../../payments/money.ts'
import { inputs, type Input, type InputName, type Inputs } from './inputs.ts'

/**
 * What was answered with a move, one question a line, for the record: "Name of the claimant: Ana Reyes". Long texts
 * are quoted with the step itself, files and people are shown where they matter; blanks are left out.
 */
export function answersInWords(given: Inputs): string[] {
  return (Object.keys(inputs) as InputName[]).flatMap((name) => {
    const value = given[name]
    const isText = typeof value === 'number' || (typeof value === 'string' && value !== '')
    const words = isText ? inWords(inputs[name], String(value)) : undefined
    return words === undefined ? [] : [`${inputs[name].label}: ${words}`]
  })
}

function inWords({ kind, choices }: Input, value: string): string | undefined {
  if (kind === 'text' || kind === 'time' || kind === 'number') return value
  if (kind === 'money') return peso(value)
  if (kind === 'date') return formatDay(plainDate(value))
  return kind === 'choice' ? choices?.find((choice) => choice.value === value)?.label : undefined
}
