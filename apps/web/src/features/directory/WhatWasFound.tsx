import type { Verdict } from '@lading/contract/directory'
import { Button, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRevalidator } from 'react-router'
import type { CodeCheck } from '#lib/verify-payload.ts'
import { Facts } from '#ui/facts/Facts.tsx'
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
          ['QR code', codeWords(check)],
          ['The agency’s records', registerWords(verdict)],
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
  'Scan the code again: a fold or a poor print can make it unreadable. Then search for the business by name. Only the agency’s records count.'
const ANOTHERS_CODE =
  'The code is that of another document, or the address was changed. Search for the business by name, and tell the agency what you were shown. Only its records count.'

function codeWords(check: CodeCheck): string {
  if (check.result === 'absent') return 'None: only the address was opened.'
  if (check.result === 'unchecked') return 'Could not be checked on this device.'
  if (check.result === 'genuine')
    return `Made by this portal for ${check.payload.holder}, number ${check.payload.number}.`
  return check.why === 'unreadable' ? 'Not a code of this portal.' : 'Not made by this portal, or altered.'
}

function registerWords(verdict: Verdict | null): string {
  if (verdict === null) return 'Could not be reached.'
  if (verdict.standing === 'unknown') return 'No document at this address.'
  return `They hold ${verdict.number} of ${verdict.business_name} at this address (${verdict.heading.toLowerCase()}), but not with this QR code.`
}
