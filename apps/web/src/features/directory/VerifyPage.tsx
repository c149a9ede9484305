import { Box, Container } from '@mantine/core'
import { useEffect } from 'react'
import { useLoaderData, useLocation, useParams } from 'react-router'
import { keepForOffline } from '#lib/keep-for-offline.ts'
import { PageSkeleton } from '#ui/layout/PageSkeleton.tsx'
import { findingOf } from './finding.ts'
import { askRegister, useCodeCheck, type RegisterAnswer } from './verification.ts'
import { VerdictCard } from './VerdictCard.tsx'

/** What the QR code of a certificate, another document or a receipt leads to: genuine or not, and how it stands. */
export default function VerifyPage() {
  const answer = useLoaderData<RegisterAnswer>()
  const { hash } = useLocation()
  const { document } = useParams()
  const check = useCodeCheck(hash.slice(1), answer)
  useEffect(() => void keepForOffline(), [])
  return (
    <Container size={760} pt={{ base: 'lg', sm: 44 }} pb={56}>
      {check ? (
        <VerdictCard finding={findingOf(answer.verdict, check, document)} check={check} asked_at={answer.asked_at} />
      ) : (
        <Box mih="100vh">
          <PageSkeleton />
        </Box>
      )}
    </Container>
  )
}

export { askRegister as loader }
