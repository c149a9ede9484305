import { permissions } from '@lading/contract/people/permissions'
import { type Role, roles } from '@lading/contract/people/roles'
import { Stack, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '#lib/api.ts'
import { LeaveGuard } from '#ui/forms/LeaveGuard.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { Matrix } from './Matrix.tsx'
import { SeeAsRole } from './SeeAsRole.tsx'
import { useChanges } from './use-changes.ts'

const noRoles: readonly Role[] = []

/** Who may do what: roles by permissions, and the portal as the holder of one role sees it. */
export default function AccessibilityPage() {
  const all = useQuery(query(roles))
  const offered = useQuery(query(permissions))
  const error = all.error ?? offered.error
  // Here, so that a look at the other tab takes no tick away.
  const state = useChanges(all.data?.data ?? noRoles)
  const [address, setAddress] = useSearchParams()
  const seen = address.get('see')

  const show = (tab: string | null) =>
    setAddress(tab === 'see' ? { see: seen ?? String(all.data?.data[0]?.id ?? 1) } : {}, { replace: true })
  const retry = () => void Promise.all([all.refetch(), offered.refetch()])
  return (
    <Stack gap="lg">
      <PageHeader title="Who may do what" subtitle="Every permission, and the roles that have it." />
      <LeaveGuard when={() => state.changes.length > 0} isBesideList />
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {(!all.data || !offered.data) && !error && <PageSkeleton />}
      {all.data && offered.data && (
        <Tabs value={seen ? 'see' : 'matrix'} onChange={show} keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="matrix">Roles and permissions</Tabs.Tab>
            <Tabs.Tab value="see">See as a role</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="matrix">
            <Matrix roles={all.data.data} offered={offered.data.data} state={state} />
          </Tabs.Panel>
          <Tabs.Panel value="see">
            <SeeAsRole
              roles={all.data.data}
              chosen={Number(seen)}
              onChoose={(id) => setAddress({ see: String(id) }, { replace: true })}
            />
          </Tabs.Panel>
        </Tabs>
      )}
    </Stack>
  )
}
