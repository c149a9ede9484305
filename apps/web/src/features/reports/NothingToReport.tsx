import { paths } from '@lading/contract/addresses/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** For a person none of whose businesses is accredited: nothing is owed. */
export function NothingToReport() {
  return (
    <Pane>
      <EmptyState
        title="No accredited business"
        hint="Only a business that an agency has accredited files reports."
        action={
          <Button component={Link} to={paths.businesses()} variant="default">
            My businesses
          </Button>
        }
      />
    </Pane>
  )
}
