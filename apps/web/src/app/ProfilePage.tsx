import { Stack } from '@mantine/core'
import { fullName } from '@lading/domain/people/particulars/full-name'
import { useLocation, useNavigate } from 'react-router'
import { ensure } from '@lading/domain/ensure'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PartTabs } from '#ui/layout/PartTabs.tsx'
import { profileParts } from './profile-parts.ts'

/** A person's own page; which part of it is open stands in the address. */
export default function ProfilePage() {
  const { user } = useSession()
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const theirs = profileParts.filter(({ isOfStaff }) => !isOfStaff || user?.admin_profile)
  const open = theirs.find(({ name }) => name === hash.slice(1)) ?? ensure(theirs[0], 'a part of the profile')
  if (!user) return null
  return (
    <Stack gap="lg">
      <PageHeader title="My profile" subtitle={`${fullName(user) || user.email} · ${user.email}`} />
      <PartTabs
        parts={theirs}
        open={open.name}
        onTurn={(name) => void navigate(`${pathname}#${name}`, { preventScrollReset: true })}
        label="Parts of your profile"
      />
    </Stack>
  )
}
