import { paths, patternOf } from '@lading/contract/addresses/paths'
import WorkflowPage from '../features/workflow/WorkflowPage.tsx'
import { authorisation, person } from './people.ts'
import { startSession } from './session.ts'
import { showRoutes } from './show.tsx'

/** A member of staff who may return and endorse, with nothing kept from before. */
export function sitAtDesk() {
  sessionStorage.clear()
  startSession({ user: person('staff', ['return-to-client', 'endorse-for-review']), authorisation })
}

/** The page of transaction 7, as staff see it. */
export const openTransaction = (tab = '') =>
  showRoutes(
    [{ path: patternOf(paths.workflow, 'id'), element: <WorkflowPage /> }],
    `/transactions/admin-workflow/7${tab}`,
  )

/** Who holds it, where it is the reader. */
export const me = { user_id: 41, name: 'Reyes, Ana', lease_ends_at: '2100-01-01T00:00:00Z', is_me: true }
