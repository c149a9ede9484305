import { isSameAnswer, rowsOf, type Form } from '@lading/domain/filing/form-path'
import { approvedAnswers } from '@lading/contract/forms/change'
import type { Field } from '@lading/contract/forms/field-kinds'
import { formOfType } from '@lading/contract/transaction-types'
import { Facts } from '#ui/Facts.tsx'
import { Pane } from '#ui/Pane.tsx'
import { isRead } from '#ui/answers/answers.ts'
import { useShown } from '#ui/answers/use-shown.ts'
import { useTransaction } from '../open-transaction.ts'

/** What another change wrote into the register since this one was opened, and what approval makes of it. */
export function ChangedMeanwhile() {
  const { transaction } = useTransaction()
  const { form, register, register_now: now, type } = transaction
  const shown = useShown()
  if (!register || !now) return null
  const definition = formOfType(type)
  const written = approvedAnswers(definition, { form, opened: register, now })
  const hasChanged = (name: string) => name in register && !isSameAnswer(register[name], now[name])
  const fields: [string, Field][] = Object.entries(definition.fields)
  const changed = fields.filter(([name, field]) => isRead(field) && hasChanged(name))
  const lists = Object.keys(definition.groups).filter(hasChanged)
  if (changed.length + lists.length === 0) return null
  return (
    <Pane
      title="The register has changed since this was filed"
      subtitle="Another request was approved since this one was opened. Approval writes only what this client changed."
    >
      {changed.map(([name, field]) => (
        <section key={name} aria-label={field.label}>
          <h4>{field.label}</h4>
          <Facts
            rows={[
              ['Register when opened', shown(field, register[name]) || '–'],
              ['Register now', shown(field, now[name]) || '–'],
              ['Asked', shown(field, form[name]) || '–'],
              ['After approval', shown(field, name in written ? written[name] : now[name]) || '–'],
            ]}
          />
        </section>
      ))}
      {lists.map((name) => (
        <section key={name} aria-label={definition.titleOf(name, { ...register, ...form })}>
          <h4>{definition.titleOf(name, { ...register, ...form })}</h4>
          <Facts
            rows={[
              ['Register when opened', namesIn(register, name)],
              ['Register now', namesIn(now, name)],
              ['Asked', namesIn(form, name)],
              ['After approval', namesIn(name in written ? written : now, name)],
            ]}
          />
        </section>
      ))}
    </Pane>
  )
}

const namesIn = (answers: Form, list: string) =>
  rowsOf(answers, list)
    .map((row) => String(row['name'] ?? ''))
    .join(', ') || '–'
