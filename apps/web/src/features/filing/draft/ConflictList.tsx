import { type AnswerConflict } from '@lading/contract/filing'
import { fieldAt } from '@lading/contract/forms/form-answers'
import type { FormDefinition } from '@lading/contract/forms/form-definition'
import { Button } from '@mantine/core'
import { useShown } from '#ui/answers/FormFacts.tsx'

interface Props {
  readonly form: FormDefinition
  readonly conflicts: readonly AnswerConflict[]
  readonly keepMine: (conflict: AnswerConflict) => void
  readonly takeTheirs: (conflict: AnswerConflict) => void
}

/** Both sides of each answer that was changed elsewhere, and the choice between them. */
export function ConflictList({ form, conflicts, keepMine, takeTheirs }: Props) {
  const shown = useShownAnswer(form)
  if (conflicts.length === 0) return null
  return (
    <ul className="conflicts">
      {conflicts.map((conflict) => (
        <li key={conflict.path}>
          <b>{conflict.label}</b>
          <dl>
            <div>
              <dt>Yours</dt>
              <dd>{shown(conflict.path, conflict.yours)}</dd>
            </div>
            <div>
              <dt>Theirs</dt>
              <dd>{shown(conflict.path, conflict.theirs)}</dd>
            </div>
          </dl>
          <div className="conflict-acts">
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => keepMine(conflict)}
              aria-label={`Keep mine: ${conflict.label}`}
            >
              Keep mine
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => takeTheirs(conflict)}
              aria-label={`Take theirs: ${conflict.label}`}
            >
              Take theirs
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

type ShowAnswer = (conflict: AnswerConflict['path'], value: unknown) => string

/** An answer as people read it; a whole row by the name in it. */
function useShownAnswer(form: FormDefinition): ShowAnswer {
  const shown = useShown()
  return (path, value) => {
    if (value === null || value === '') return path.split('.').length === 2 ? '(removed)' : '(empty)'
    if (typeof value === 'object') return String((value as { name?: string }).name || '(a row without a name)')
    const field = fieldAt(form, path)
    return field ? shown(field, value) : String(value)
  }
}
