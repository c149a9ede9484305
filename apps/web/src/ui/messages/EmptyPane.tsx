import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Pane } from '../layout/Pane.tsx'
import { EmptyState } from './EmptyState.tsx'

interface Props {
  /** What is not there. */
  readonly title: string
  /** When something will be here, or why nothing can. */
  readonly hint: string
  /** The screen that leads on, and what its link says. */
  readonly to: string
  readonly action: string
}

/** In the place of a page's panes while there is nothing to show in them: where to go instead. */
export function EmptyPane({ title, hint, to, action }: Props) {
  return (
    <Pane>
      <EmptyState
        title={title}
        hint={hint}
        action={
          <Button component={Link} to={to} variant="default">
            {action}
          </Button>
        }
      />
    </Pane>
  )
}
