import { Group, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './ReturnedSection.module.css'

interface Props {
  readonly title: string
  /** How far it is answered. */
  readonly mark?: ReactNode
  /** Where a link to it leads. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** A part of the pane that says what the applicant must still give. */
export function ReturnedSection({ title, mark, anchor, children }: Props) {
  const id = useId()
  return (
    <section className={classes.section} id={anchor} tabIndex={anchor ? -1 : undefined} aria-labelledby={id}>
      <Group justify="space-between" align="start" gap="xs">
        <Title order={3} fz="sm" ff="text" id={id}>
          {title}
        </Title>
        {mark}
      </Group>
      {children}
    </section>
  )
}
