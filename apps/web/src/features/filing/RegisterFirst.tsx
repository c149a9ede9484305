import { paths } from '@lading/contract/addresses/paths'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** For a person without a business: nothing can be filed before one is registered. */
export function RegisterFirst({ because, then }: { because: string; then?: 'apply' }) {
  return (
    <Pane>
      <EmptyState
        title="Register the business first"
        hint={`${because} You only need its name, legal form and TIN to start.`}
        action={
          <Button component={Link} to={paths.registerBusiness(then)}>
            Register a business
          </Button>
        }
      />
    </Pane>
  )
}
