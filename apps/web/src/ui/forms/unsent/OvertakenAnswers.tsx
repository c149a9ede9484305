import { Anchor, Box, Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { UnsentWork, Values } from './unsent-work.ts'

/** The answers around a notice of unsent work. */
export interface AnswersAround {
  /** The id of the control or the group of controls that asks it. */
  readonly idOf: (name: string) => string
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
}

interface Props {
  readonly unsent: Pick<UnsentWork<Values>, 'outdated' | 'given'>
  readonly around: AnswersAround
}

/** The answers in whose place others saved another since they were typed, and the choice between both. */
export function OvertakenAnswers({ unsent: { outdated, given }, around }: Props) {
  return (
    <>
      <Text inherit mt="xxs">
        Others were saved since then. If you save yours, they take their place:
      </Text>
      <Box component="ul" m={0} pl="lg">
        {outdated.map((name) => (
          <OvertakenAnswer key={name} name={name} theirs={given[name]} around={around} />
        ))}
      </Box>
    </>
  )
}

interface OneProps {
  readonly name: string
  /** What others saved. */
  readonly theirs: unknown
  readonly around: AnswersAround
}

/** One of them: which it is, and either of both put into its field, to be seen there. */
function OvertakenAnswer({ name, theirs, around }: OneProps) {
  const [mine, setMine] = useState<{ readonly value: unknown }>()
  const label = useRef<HTMLElement>(null)
  const id = around.idOf(name)
  const named = useId()
  useEffect(() => {
    if (label.current) label.current.textContent = labelOf(id) // its field is drawn after this line
  }, [id])
  const turn = () => {
    setMine(mine ? undefined : { value: around.get(name) })
    around.set(name, mine ? mine.value : theirs)
  }
  return (
    <li>
      <b ref={label} id={named} />: {mine ? 'theirs is shown.' : 'yours is shown.'}{' '}
      <Anchor component="button" type="button" inherit underline="always" aria-describedby={named} onClick={turn}>
        {mine ? 'Use mine' : 'Use theirs'}
      </Anchor>
    </li>
  )
}

/** What the question is called on the screen. */
function labelOf(id: string): string {
  const label = document.getElementById(`${id}-label`) ?? document.querySelector(`label[for="${CSS.escape(id)}"]`)
  const words = label?.cloneNode(true) as HTMLElement | undefined
  for (const mark of words?.querySelectorAll('[aria-hidden]') ?? []) mark.remove() // the star of a required one
  return words?.textContent.trim() || document.getElementById(id)?.getAttribute('aria-label') || 'An answer'
}
