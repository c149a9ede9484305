import { businessStats, businessTransactions } from '@lading/contract/applications/application-lists'
import { ownPath } from '@lading/contract/addresses/transaction-path'
import { Status } from '@lading/domain/transactions/status'
import { canBegin } from '@lading/domain/transactions/services'
import { TransactionType } from '@lading/domain/transactions/transaction-type'
import { Button, Select, SimpleGrid, Stack } from '@mantine/core'
import { IconArrowRight, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { nothingRead } from '#lib/nothing-read.ts'
import { paths } from '@lading/contract/addresses/paths'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { AccreditationCard } from './AccreditationCard.tsx'
import { DeadlinePane } from './calendar/DeadlinePane.tsx'
import { InvoicesToPay } from './InvoicesToPay.tsx'
import { OpenTransactions } from './OpenTransactions.tsx'
import { WaitingList } from './WaitingList.tsx'
import { type Stats } from './stats.ts'

/** One business at a glance. */
export default function CustomerDashboardPage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <OneBusiness key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneBusiness({ id }: { id: number }) {
  const { data } = useQuery({
    ...query(businessStats, { params: { id } }),
    throwOnError: nothingRead,
  })
  return data ? <BusinessView stats={data} /> : <PageSkeleton />
}

function BusinessView({ stats }: { stats: Stats }) {
  const { business, businesses, accreditations, waiting, may_apply } = stats
  const openings = may_apply.filter(({ agency }) => canBegin(TransactionType.newAccreditation, agency))
  const mayApply = openings.some(({ why_not }) => why_not === null)
  const draft = useDraftOf(business.id)
  return (
    <Stack gap="lg">
      <PageHeader
        title={business.name}
        subtitle={waitingText(stats, draft !== undefined)}
        action={
          draft ? (
            <Button component={Link} to={ownPath(draft)} rightSection={<IconArrowRight size={16} aria-hidden />}>
              Continue the draft
            </Button>
          ) : (
            mayApply && (
              <Button component={Link} to={paths.newApplication()} leftSection={<IconPlus size={16} aria-hidden />}>
                New application
              </Button>
            )
          )
        }
      />
      {businesses.length > 1 && <OtherBusiness business={business} businesses={businesses} />}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        {accreditations.length > 0 ? (
          accreditations.map((one) => <AccreditationCard key={one.accreditation_id} accreditation={one} />)
        ) : (
          <AccreditationCard mayApply={mayApply} why_not={openings[0]?.why_not ?? null} />
        )}
        <WaitingList waiting={waiting} />
      </SimpleGrid>
      <OpenTransactions business_id={business.id} />
      <DeadlinePane business_id={business.id} />
      <InvoicesToPay invoices={stats.invoices} />
    </Stack>
  )
}

function OtherBusiness({ business, businesses }: Pick<Stats, 'business' | 'businesses'>) {
  const navigate = useNavigate()
  return (
    <Select
      label="Business"
      maw={420}
      allowDeselect={false}
      data={businesses.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(business.id)}
      onChange={(id) => id && void navigate(paths.customerDashboard(Number(id)))}
    />
  )
}

/** What was begun last and is not submitted yet; nobody waits for it but its client. */
function useDraftOf(business_id: number) {
  const { data } = useQuery(query(businessTransactions, { params: { id: business_id } }))
  return data?.data.find(({ status }) => status === Status.draft)
}

function waitingText({ waiting, accreditations }: Stats, isBegun: boolean): string {
  if (waiting.length > 1) return `${waiting.length} transactions need your action.`
  if (waiting.length === 1) return 'One transaction needs your action.'
  const renewable = accreditations.filter(({ renewal }) => renewal?.has_begun === false)
  if (isBegun) return 'A draft is not submitted yet.'
  if (renewable.some(({ standing }) => standing === 'expired')) return 'An accreditation expired and can be renewed.'
  if (renewable.length > 0) return 'An accreditation can be renewed.'
  return 'No action is needed from you.'
}
