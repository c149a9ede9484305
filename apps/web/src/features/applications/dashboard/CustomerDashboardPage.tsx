import { businessStats } from '@lading/contract/application-lists'
import { Button, Select } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { query } from '#lib/api.ts'
import { paths } from '@lading/contract/paths'
import { ErrorPage } from '#ui/ErrorPage.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PageSkeleton } from '#ui/PageSkeleton.tsx'
import { AccreditationCard } from './AccreditationCard.tsx'
import { ComingUp } from './ComingUp.tsx'
import { InvoicesToPay } from './InvoicesToPay.tsx'
import { OpenTransactions } from './OpenTransactions.tsx'
import { WaitingList } from './WaitingList.tsx'
import '../../filing/filing.css'
import './dashboard.css'
import { type Stats } from './stats.ts'

/** One business at a glance. */
export default function CustomerDashboardPage() {
  const id = Number(useParams()['id'])
  return Number.isSafeInteger(id) && id > 0 ? <OneBusiness key={id} id={id} /> : <ErrorPage failure="missing" />
}

function OneBusiness({ id }: { id: number }) {
  const { data } = useQuery({
    ...query(businessStats, { params: { id } }),
    throwOnError: (_, { state }) => state.data === undefined,
  })
  return data ? <BusinessView stats={data} /> : <PageSkeleton />
}

function BusinessView({ stats }: { stats: Stats }) {
  const { business, businesses, accreditations, waiting, may_apply } = stats
  const mayApply = may_apply.some(({ agency, why_not }) => agency === 'dti' && why_not === null)
  return (
    <div className="stack">
      <PageHeader
        title={business.name}
        subtitle={waitingText(waiting.length)}
        action={
          mayApply && (
            <Button component={Link} to={paths.newApplication()} leftSection={<IconPlus size={16} aria-hidden />}>
              New application
            </Button>
          )
        }
      />
      {businesses.length > 1 && <OtherBusiness business={business} businesses={businesses} />}
      <div className="dash-top">
        {accreditations.length > 0 ? (
          accreditations.map((one) => <AccreditationCard key={one.accreditation_id} accreditation={one} />)
        ) : (
          <AccreditationCard mayApply={mayApply} />
        )}
        <WaitingList waiting={waiting} />
      </div>
      <OpenTransactions business_id={business.id} />
      <div className="dash-low">
        <InvoicesToPay invoices={stats.invoices} />
        <ComingUp coming={stats.coming} />
      </div>
    </div>
  )
}

function OtherBusiness({ business, businesses }: Pick<Stats, 'business' | 'businesses'>) {
  const navigate = useNavigate()
  return (
    <Select
      label="Business"
      className="dash-choose"
      allowDeselect={false}
      data={businesses.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(business.id)}
      onChange={(id) => id && void navigate(paths.customerDashboard(Number(id)))}
    />
  )
}

function waitingText(count: number): string {
  if (count === 0) return 'Nothing waits for you.'
  return count === 1 ? 'One thing waits for you.' : `${count} things wait for you.`
}
