import { documentKindRow, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { Box, Flex, Stack } from '@mantine/core'
import { IconCloudOff, IconDatabase, IconKey, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { instantText } from '#lib/format.ts'
import type { CodeCheck, StatusListEntry, UncheckedReason } from '#lib/verify-payload.ts'
import { ageText } from './age-text.ts'
import type { Finding } from './finding.ts'

interface Props {
  readonly finding: Finding
  readonly check: CodeCheck
  readonly asked_at: string
}

/** Which facts come from the QR code and which from the agency's records, and how old each is; in words of everybody. */
export function HowItWasChecked({ finding: { verdict, code, shown, differences }, check, asked_at }: Props) {
  const agree = shown === 'register' && code !== null && differences.length === 0
  return (
    <Flex
      component="footer"
      direction={{ base: 'column', sm: 'row' }}
      gap="sm"
      px={{ base: 'lg', sm: 'xl' }}
      py="sm"
      bg="var(--paper)"
      fz="dense"
      style={{ borderTop: '1px solid var(--line)' }}
    >
      <Stack gap="xs" flex="1 1 0">
        <Source Icon={IconKey}>{signatureWords(check, verdict?.kind)}</Source>
        {check.result === 'genuine' && check.listed && <Source Icon={IconCloudOff}>{listWords(check.listed)}</Source>}
      </Stack>
      <Box flex="1 1 0">
        <Source Icon={IconDatabase}>
          {verdict
            ? `Checked against the agency’s records on ${instantText(asked_at)}.`
            : 'The agency’s records could not be reached.'}
          {shown === 'code' && ' All details here come from the QR code and from what this device keeps.'}
          {agree && ' The QR code and the agency’s records say the same; the status is that of the records.'}
          {shown === 'register' && !code && ' All details here come from the agency’s records.'}
        </Source>
      </Box>
    </Flex>
  )
}

function Source({ Icon: Shown, children }: { Icon: Icon; children: ReactNode }) {
  return (
    <Flex gap="xs" lh={1.45}>
      <Shown size={18} stroke={1.7} color="var(--mantine-color-dimmed)" style={{ flex: 'none' }} aria-hidden />
      <span>{children}</span>
    </Flex>
  )
}

function listWords({ issued_at, age_days }: StatusListEntry): string {
  return `List of suspended and revoked certificates on this device: from ${instantText(issued_at)}, ${ageText(age_days)} old.`
}

function signatureWords(check: CodeCheck, kind?: DocumentKind | null): string {
  if (check.result === 'genuine') return 'The QR code is genuine: this portal made it, and nothing in it was altered.'
  if (check.result === 'forged') return 'The QR code was not made by this portal.'
  if (check.result === 'absent' && kind === 'official-receipt')
    return 'Receipts are checked in the agency’s records alone.'
  if (check.result === 'absent' && kind && documentKindRow(kind).public_page?.shows === 'statement')
    return `${kind === 'certification' ? 'Certifications' : 'Recommendations'} are checked in the agency’s records alone.`
  if (check.result === 'absent')
    return 'Only the address was opened. Scan the QR code on the certificate to have it checked too.'
  return unchecked[check.why]
}

const unchecked: Readonly<Record<UncheckedReason, string>> = {
  'no-keys': 'The QR code was not checked: what is needed for it could not be loaded.',
  'old-browser': 'The QR code was not checked: this browser is too old for it.',
  'unknown-key': 'The QR code was not checked: it is newer than what this device keeps.',
}
