import { inputs, type Input, type Inputs } from '../workflow/transition/inputs.ts'

/** A right answer to every question there is; where somebody is chosen, this person. */
export function everyAnswer(person: number): Inputs {
  const answer = ({ kind, choices }: Input): unknown => {
    if (kind === 'date') return '2026-11-20'
    if (kind === 'time') return '09:00'
    if (kind === 'money') return '5030.00'
    if (kind === 'person') return person
    if (kind === 'checkbox') return true
    if (kind === 'file') return 'a-file'
    if (kind === 'files') return ['a-file']
    if (kind === 'several') return ['one-of-them']
    if (kind === 'choice') return choices?.[0]?.value
    return kind === 'text' || kind === 'long-text' ? 'Words.' : 1
  }
  return Object.fromEntries(Object.entries<Input>(inputs).map(([name, input]) => [name, answer(input)]))
}
