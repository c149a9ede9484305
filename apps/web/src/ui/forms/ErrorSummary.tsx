import { Paper, Title } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import type { MouseEvent, Ref } from 'react'
import classes from './ErrorSummary.module.css'

interface Props {
  readonly errors: FormErrors
  readonly idOf: (name: string) => string
  readonly ref?: Ref<HTMLElement>
}

/** What must be corrected before the form can be sent; each line leads to its field. Takes the focus when it appears. */
export function ErrorSummary({ errors, idOf, ref }: Props) {
  const wrong = Object.entries(errors).filter(([, message]) => message)
  if (wrong.length === 0) return null
  const id = idOf('summary')
  return (
    <Paper
      component="section"
      className={classes.summary}
      p="md"
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
    >
      <Title order={2} size="md" mb="xxs" id={id}>
        {wrong.length === 1 ? 'One answer needs your attention' : `${wrong.length} answers need your attention`}
      </Title>
      <ul>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => lead(event, idOf(name))}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Paper>
  )
}

// The router must not see the fragment as a navigation, and a choice's id is its group: the first control in it takes the focus.
function lead(event: MouseEvent, id: string) {
  event.preventDefault()
  const found = document.getElementById(id)
  const control = found?.matches('input, textarea, button, select')
    ? found
    : found?.querySelector<HTMLElement>('input, button')
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
