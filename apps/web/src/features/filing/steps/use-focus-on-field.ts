import type { Form } from '@lading/domain/filing/form-path'
import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { firstEmptyIn } from '#ui/forms/first-empty.ts'
import { fieldName } from '../draft/draft-form.ts'

/** The field that the address names takes the focus: a blocker of the review leads to it, on any step. */
export function useFocusOnField(top: RefObject<HTMLElement | null>, answers: Form, field: string | null) {
  const { key } = useLocation()
  useEffect(() => {
    if (field === null || !top.current) return
    const place = placeOf(top.current, answers, field)
    // In a document it is what is not entered yet, such as its day once it is attached.
    const control = place?.matches(controls)
      ? place
      : (firstEmptyIn(place) ?? place?.querySelector<HTMLElement>(controls))
    control?.focus()
    control?.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line react/exhaustive-deps -- each time a field is asked for, not as answers are saved
  }, [field, key, top])
}

const controls = 'input:not([type="file"]), textarea, select, button'

function placeOf(top: HTMLElement, answers: Form, field: string): HTMLElement | null | undefined {
  const code = /^documents\.(.+)$/.exec(field)?.[1]
  if (code !== undefined) return top.querySelector<HTMLElement>(`[aria-labelledby="req-${CSS.escape(code)}"]`)
  const section = /^sections\.(.+)$/.exec(field)?.[1]
  if (section !== undefined) return top.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)
  const name = fieldName(field, answers)
  const [form] = top.querySelectorAll('form')
  // A field's id is its form's prefix, which React makes without letters of a name, and its name.
  return [...(form?.querySelectorAll<HTMLElement>('[id]') ?? [])].find(({ id }) => isIdOf(id, name))
}

const isIdOf = (id: string, name: string) =>
  id.endsWith(name) && /^[:«_]r_?[^:»_]*[:»_]$/.test(id.slice(0, -name.length))
