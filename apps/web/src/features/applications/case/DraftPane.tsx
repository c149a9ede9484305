import type { Application } from '@lading/contract/applications'
import { moveAccreditation, type OfferedAct } from '@lading/contract/workflow'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '#lib/act'
import { paths } from '@lading/contract/paths'
import { ConfirmDialog } from '#ui/ConfirmDialog'
import { Pane } from '#ui/Pane'

/** A draft is gone on with, or deleted. */
export function DraftPane({ application, acts }: { application: Application; acts: readonly OfferedAct[] }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const act = useAct(moveAccreditation, {
    done: 'The draft was deleted.',
    onDone: () => void navigate(paths.myApplications(), { replace: true }),
  })
  const remove = () =>
    act.mutate({
      params: { id: application.accreditation_id },
      body: { action: 'delete-draft', version: application.version },
    })
  return (
    <Pane title="This is a draft" subtitle="Nobody at the agency sees it before you submit it." act>
      <div className="wiz-foot">
        {acts.some(({ action }) => action === 'delete-draft') && (
          <Button variant="subtle" color="stamp" onClick={() => setAsked(true)}>
            Delete the draft
          </Button>
        )}
        <Button component={Link} to={paths.editApplication(application.accreditation_id)}>
          Go on with the draft
        </Button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title="Delete this draft?"
          confirm="Delete"
          danger
          busy={act.isPending}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          What was filled in and the files attached to it are removed. The business itself stays.
        </ConfirmDialog>
      )}
    </Pane>
  )
}
