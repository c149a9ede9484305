import { Anchor, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { isSame, type UnsentWork, type Values } from './unsent-work.ts'

/** The answers around a notice of unsent work. */
export interface AnswersAround {
  /** The id of the control or the group of controls that asks it. */
  readonly idOf: (name: string) => string
  readonly get: (name: string) => unknown
  readonly put: (answers: Values) => void
}

interface Props {
  readonly unsent: Pick<UnsentWork<Values>, 'outdated' | 'given'>
  readonly around: AnswersAround
}

/**
 * The answers in whose place others saved another since they were typed, and the choice between both: for all of them at
 * once, since the parts of an address belong together. Either is put into its fields, to be seen there.
 */
export function OvertakenAnswers({ unsent: { outdated, given }, around }: Props) {
  const [mine, setMine] = useState<Values>()
  const named = useRef<HTMLSpanElement>(null)
  const ids = outdated.map(around.idOf).join(' ')
  useEffect(() => {
    const labels = [...new Set(ids.split(' ').flatMap(labelOf))] // the fields are drawn after this line
    if (named.current && labels.length > 0) named.current.textContent = `: ${labels.join(', ')}`
  }, [ids])
  const useTheirs = () => {
    setMine(Object.fromEntries(outdated.map((name) => [name, around.get(name)])))
    around.put(Object.fromEntries(outdated.map((name) => [name, given[name]])))
  }
  const useMine = () => {
    // What was typed over theirs stays.
    around.put(Object.fromEntries(Object.entries(mine ?? {}).filter(([name]) => isSame(around.get(name), given[name]))))
    setMine(undefined)
  }
  return (
    <Text inherit mt="xxs">
      Others saved since then
      <span ref={named} />. {mine ? 'Their answers are shown.' : 'If you save yours, they take their place.'}{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={mine ? useMine : useTheirs}>
        {mine ? 'Use mine' : 'Use theirs'}
      </Anchor>
    </Text>
  )
}

/** What the question is called on the screen, or the list; nothing where it has no field there. */
function labelOf(id: string): string[] {
  const control = document.getElementById(id)
  const named = control?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')
  const label =
    document.getElementById(`${id}-label`) ??
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ??
    (control?.matches('button') && named ? document.getElementById(named) : null)
  const words = label?.cloneNode(true) as HTMLElement | undefined
  for (const mark of words?.querySelectorAll('[aria-hidden]') ?? []) mark.remove() // the star of a required one
  const text = words?.textContent.trim() || control?.getAttribute('aria-label')
  return text ? [text] : []
}
