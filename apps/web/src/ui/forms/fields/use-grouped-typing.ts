import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'

/** Typing in a field that groups its digits: the caret stays beside the same digit, as grouping moves it to the end. */
export function useGroupedTyping(group: (typed: string) => string, set: (grouped: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  // A new one for each key: one that changes nothing, as a letter, moves the caret too.
  const [caret, setCaret] = useState<{ readonly at: number }>()
  useLayoutEffect(() => {
    if (caret) ref.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const onChange = ({ currentTarget: { value, selectionStart }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const grouped = group(value)
    const before = signsIn(group(value.slice(0, selectionStart ?? value.length)))
    let at = 0
    while (at < grouped.length && signsIn(group(grouped.slice(0, at))) < before) at += 1
    // Else the Delete key would never come past the separator.
    if ('inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward' && isSeparator(grouped, at))
      at += 1
    set(grouped)
    setCaret({ at })
  }
  return { ref, onChange }
}

const isSeparator = (text: string, at: number) => text[at] === ',' || (text[at] === '-' && at > 0)

/** All but the separators: a leading minus is a sign. */
const signsIn = (text: string) => [...text].filter((_, at) => !isSeparator(text, at)).length
