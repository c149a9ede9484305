import { paths } from '@lading/contract/addresses/paths'
import { isForHolders } from '@lading/domain/transactions/family'
import { whoNeedsIt } from '@lading/domain/transactions/service-introductions'
import type { ServiceFacts } from '@lading/contract/services'
import type { Service } from '@lading/domain/transactions/services'
import { Button, Container, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { usePortal } from '#lib/portal.ts'
import { useActor, useIsSignedIn } from '#lib/session.ts'
import { ErrorPage } from '#ui/messages/ErrorPage.tsx'
import { ErrorState } from '#ui/messages/ErrorState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { DocumentsToPrepare } from './DocumentsToPrepare.tsx'
import { loadService, type ServiceAnswer } from './load-service.ts'
import { ServiceCost } from './ServiceCost.tsx'
import { ServiceQuestions } from './ServiceQuestions.tsx'
import { WhatHappens } from './WhatHappens.tsx'
import { whereItBegins } from './where-it-begins.ts'

/** Where a service begins: all that is worth knowing before an account is made. */
export default function ServicePage() {
  const { service, answers, facts } = useLoaderData<ServiceAnswer>()
  const { revalidate } = useRevalidator()
  if (!service) return <ErrorPage failure="missing" />
  return (
    <Container size="md" py={40}>
      <Stack gap="lg">
        <PageHeader title={service.title} subtitle={whoNeedsIt(service)} action={<Start service={service} />} />
        <ServiceQuestions service={service} answers={answers} />
        {facts && 'failure' in facts && <ErrorState message={facts.failure} onRetry={() => void revalidate()} />}
        {facts && !('failure' in facts) && (
          <>
            {facts.working_days !== null && (
              <Text size="md">
                It takes at most <b>{facts.working_days} working days</b> from the day the agency receives it complete.
              </Text>
            )}
            {facts.renewal && <Text>{renewalWords(facts.renewal)}</Text>}
            <ServiceCost service={service} facts={facts} />
            <DocumentsToPrepare documents={facts.documents} />
            <WhatHappens service={service} facts={facts} />
          </>
        )}
      </Stack>
    </Container>
  )
}

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`

/** Between which days a renewal is accepted, as the settings say today. */
function renewalWords({ window_months, late_days }: NonNullable<ServiceFacts['renewal']>): string {
  const opens = `Renewal opens ${counted(window_months, 'month')} before the accreditation expires`
  return `${opens} and is accepted late until ${counted(late_days, 'day')} after.`
}

/** A visitor comes back to the same place: who holds an accreditation logs in first, everybody else registers. Staff start none. */
function Start({ service }: { readonly service: Service }) {
  const begins = whereItBegins(service.type)
  const isVisitor = !useIsSignedIn()
  const isStaff = useActor()?.audience === 'staff'
  const { wanted } = usePortal().session
  if (!begins) return null
  if (isStaff) return <Text c="dimmed">Clients start this from their own account.</Text>
  const entrance = isForHolders(service.type) ? paths.login() : paths.register()
  return (
    <Button
      component={Link}
      to={isVisitor ? entrance : begins}
      onClick={() => isVisitor && wanted.save(begins)}
      size="md"
      className="no-print"
      rightSection={<IconArrowRight size={18} aria-hidden />}
    >
      Start now
    </Button>
  )
}

export { loadService as loader }
