import type { Filing } from '@lading/contract/filing/filing'
import { draftPath } from '@lading/contract/addresses/transaction-path'
import { Box, Button } from '@mantine/core'
import { Link } from 'react-router'
import { Foot } from '#ui/layout/Foot.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { DeleteDraft } from './DeleteDraft.tsx'

/** A draft is gone on with, or deleted. */
export function DraftPane({ filing }: { filing: Filing }) {
  return (
    <Pane title="This is a draft" subtitle="The agency cannot see it until you submit it." act>
      <Box mt="lg">
        <Foot>
          <DeleteDraft filing={filing} />
          <Button component={Link} to={draftPath(filing)}>
            Continue the draft
          </Button>
        </Foot>
      </Box>
    </Pane>
  )
}
