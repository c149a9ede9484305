import { CUSTOMER_ROLE } from '@lading/domain/people/acting/actor'
import { initials } from '@lading/domain/people/particulars/avatar'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconActivity, IconKey, IconLogout, IconTable, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useOwnPhoto } from '#lib/own-photo.ts'
import { useSession } from '#lib/session.ts'
import { PersonAvatar } from '#ui/facts/PersonAvatar.tsx'
import { paths } from '@lading/contract/addresses/paths'
import { SchemeItem } from './SchemeItem.tsx'
import { useLeaving } from '../use-leaving.ts'

/** The person's own menu: what belongs to the account, the colours, the way out. */
export function UserMenu() {
  const { user } = useSession()
  const leave = useLeaving()
  const photo = useOwnPhoto()
  if (!user) return null
  const name = fullName(user) || user.email
  const own = user.role_id === CUSTOMER_ROLE ? paths.customerProfile() : paths.adminProfile()
  return (
    // Within the header, so that it lies in a landmark.
    <Menu width={230} position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <UnstyledButton aria-label={`${initials(name)}, account of ${name}`} ml={6}>
          <PersonAvatar user_id={user.id} name={name} size={36} photo={photo} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        <Menu.Item component={Link} to={`${own}#activity`} leftSection={<IconActivity size={16} />}>
          Activity
        </Menu.Item>
        <Menu.Item component={Link} to={own} leftSection={<IconUser size={16} />}>
          My Profile
        </Menu.Item>
        <Menu.Item component={Link} to={paths.changePassword()} leftSection={<IconKey size={16} />}>
          Change Password
        </Menu.Item>
        <Menu.Item component={Link} to={paths.tables()} leftSection={<IconTable size={16} />}>
          Tables
        </Menu.Item>
        <SchemeItem />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
