import { movedSince } from '@lading/contract/forms/changes/change'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { rowsOf, type Form } from '@lading/domain/filing/form-path'
import { Title } from '@mantine/core'
import { Facts } from '#ui/facts/Facts.tsx'
import { isRead } from '#ui/answers/answers.ts'
import { useShown } from '#ui/answers/use-shown.ts'

/** A title, and the answers that stand under it. */
export type TitledAnswers = readonly [title: string, answers: Form]

interface Props {
  readonly form: FormDefinition
  readonly names: readonly string[]
  readonly sides: readonly TitledAnswers[]
}

/** The answers of a form, without those that no person reads, of which the register says something else by now. */
export function namesMoved(form: FormDefinition, register: Form | null, now: Form | null): readonly string[] {
  if (!register || !now) return []
  const { fields, lists } = movedSince(form, register, now)
  const read = fields.filter((name) => {
    const field = form.fields[name]
    return field !== undefined && isRead(field)
  })
  return [...read, ...lists]
}

/** Some answers beside each other, as the register said them, says them now, and as they are asked. */
export function RegisterMoves({ form, names, sides }: Props) {
  const shown = useShown()
  const titleOf = (name: string) =>
    form.fields[name]?.label ?? form.titleOf(name, Object.assign({}, ...sides.map(([, answers]) => answers))) ?? name
  const textOf = (name: string, answers: Form) => {
    const field = form.fields[name]
    return (field ? shown(field, answers[name]) : namesIn(answers, name)) || '–'
  }
  return names.map((name) => (
    <section key={name} aria-label={`${titleOf(name)}: the register and the request`}>
      <Title order={3} size="h5">
        {titleOf(name)}
      </Title>
      <Facts rows={sides.map(([title, answers]) => [title, textOf(name, answers)])} />
    </section>
  ))
}

const namesIn = (answers: Form, list: string) =>
  rowsOf(answers, list)
    .map((row) => String(row.name ?? ''))
    .join(', ')
