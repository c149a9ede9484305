import { paths } from '@lading/contract/addresses/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** What stands where nothing can be asked for, because no business of the person is accredited. */
export function NoAccreditation({ hint }: { readonly hint: string }) {
  return (
    <Pane>
      <EmptyState
        title="No accreditation in force"
        hint={hint}
        action={
          <Button component={Link} to={paths.businesses()} variant="default">
            My businesses
          </Button>
        }
      />
    </Pane>
  )
}
