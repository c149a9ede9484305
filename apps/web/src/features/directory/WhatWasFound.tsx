import type { Verdict } from '@lading/contract/directory'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import type { CodeCheck } from '#lib/verify-payload.ts'
import { Facts } from '#ui/Facts.tsx'
import type { Finding } from './finding.ts'

/** Nothing to rely on: what was looked at, what came of it, and what to do. */
export function WhatWasFound({ finding: { verdict }, check }: { finding: Finding; check: CodeCheck }) {
  const { revalidate, state } = useRevalidator()
  return (
    <Stack gap="xs" px={{ base: 'lg', sm: 'xl' }} py="lg">
      <Title order={2} size="h3">
        What was checked
      </Title>
      <Facts
        rows={[
          ['Signed code', codeWords(check)],
          ['Register', registerWords(verdict)],
        ]}
      />
      <Title order={2} size="h3" mt="md">
        What to do
      </Title>
      {verdict === null && check.result !== 'forged' ? (
        <>
          <Text>This document cannot be checked without a network connection. Try again when you are online.</Text>
          <Button
            style={{ alignSelf: 'start' }}
            loading={state === 'loading'}
            leftSection={<IconRefresh size={17} aria-hidden />}
            onClick={() => void revalidate()}
          >
            Try again
          </Button>
        </>
      ) : (
        <Text maw="60ch">{check.result === 'genuine' ? ANOTHERS_CODE : SPOILT_CODE}</Text>
      )}
    </Stack>
  )
}

const SPOILT_CODE =
  'Scan the code again: a fold or a poor print can make it unreadable. Then look the business up by name. Only the register counts.'
const ANOTHERS_CODE =
  'The code is that of another document, or the address was changed. Look the business up by name, and tell the agency what you were shown. Only the register counts.'

function codeWords(check: CodeCheck): string {
  if (check.result === 'absent') return 'This address has none.'
  if (check.result === 'unchecked') return 'Could not be checked on this device.'
  if (check.result === 'genuine')
    return `Signed by this portal for ${check.payload.holder} under ${check.payload.number}.`
  return check.why === 'unreadable' ? 'Cannot be read as a code of this portal.' : 'Matches no key of this portal.'
}

function registerWords(verdict: Verdict | null): string {
  if (verdict === null) return 'Could not be reached.'
  if (verdict.standing === 'unknown') return 'No document at this address.'
  return `Has ${verdict.number} of ${verdict.business_name} at this address (${verdict.heading.toLowerCase()}), but not with this code.`
}
