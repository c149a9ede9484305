import type { AnswerConflict } from '@lading/contract/applications'
import { businessFieldAt } from '@lading/contract/business-fields'
import { Button } from '@mantine/core'
import { useShown } from '#ui/business-form/BusinessFacts'
import { Pane } from '#ui/Pane'
import type { Draft } from './use-draft.ts'

/** Where the same answer was changed elsewhere: both sides, and the choice between them. Everything else is saved. */
export function Conflicts({ draft }: { draft: Draft }) {
  const shown = useShownAnswer()
  const { conflicts, keepMine, takeTheirs } = draft
  if (conflicts.length === 0) return null
  return (
    <div role="alert" className="conflicts-in-sight">
      <Pane
        act
        title={
          conflicts.length === 1
            ? 'One answer was changed elsewhere'
            : `${conflicts.length} answers were changed elsewhere`
        }
        subtitle="In another tab, or by somebody else of the business. Choose which to keep; everything else is saved."
      >
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
      </Pane>
    </div>
  )
}

type ShowAnswer = (conflict: AnswerConflict['path'], value: unknown) => string

/** An answer as people read it; a whole row by the name in it. */
function useShownAnswer(): ShowAnswer {
  const shown = useShown()
  return (path, value) => {
    if (value === null || value === '') return path.split('.').length === 2 ? '(removed)' : '(empty)'
    if (typeof value === 'object') return String((value as { name?: string }).name || '(a row without a name)')
    const field = businessFieldAt(path)
    if (!field) return value === 1 ? 'Chosen' : 'Not chosen'
    return shown(field, value)
  }
}
