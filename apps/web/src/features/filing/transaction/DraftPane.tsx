import type { Filing } from '@lading/contract/filing'
import { moveTransaction, type OfferedAct } from '@lading/contract/workflow'
import { clientWordsOf } from '@lading/domain/workflow/actions'
import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAct } from '#lib/act.ts'
import { paths } from '@lading/contract/paths'
import { draftPath } from '@lading/contract/transaction-path'
import { Foot } from '#ui/Foot.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Pane } from '#ui/Pane.tsx'

/** A draft is gone on with, or deleted. */
export function DraftPane({ filing, acts }: { filing: Filing; acts: readonly OfferedAct[] }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const { label, done, confirmation } = clientWordsOf('delete-draft', filing.type)
  const act = useAct(moveTransaction, {
    done,
    onDone: () => void navigate(paths.customerDashboard(filing.business_id), { replace: true }),
  })
  const remove = () =>
    act.mutate({
      params: { id: filing.transaction_id },
      body: { action: 'delete-draft', version: filing.version },
    })
  return (
    <Pane title="This is a draft" subtitle="Nobody at the agency sees it before you submit it." act>
      <Box mt="lg">
        <Foot>
          {acts.some(({ action }) => action === 'delete-draft') && (
            <Button variant="subtle" color="stamp" onClick={() => setAsked(true)}>
              {label}
            </Button>
          )}
          <Button component={Link} to={draftPath(filing)}>
            Go on with the draft
          </Button>
        </Foot>
      </Box>
      {isAsked && (
        <ConfirmDialog
          title={confirmation.question}
          confirm={confirmation.confirm}
          danger
          busy={act.isPending}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </Pane>
  )
}
