import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '@lading/contract/addresses/paths'

/** To the invitation of somebody, for one business if it is known. */
export function InviteLink({ business_id }: { business_id?: number }) {
  return (
    <Button component={Link} to={paths.addCustomer(business_id)} leftSection={<IconUserPlus size={16} aria-hidden />}>
      Invite a person
    </Button>
  )
}
