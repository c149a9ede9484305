import { documentKindRow, type DocumentKind } from '@lading/domain/documents/document-kinds'
import { Box, Flex, Stack } from '@mantine/core'
import { IconCloudOff, IconDatabase, IconKey, type Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { instantText } from '#lib/format.ts'
import type { CodeCheck, Listed, Unchecked } from '#lib/verify-payload.ts'
import { ageText } from './age-text.ts'
import type { Finding } from './finding.ts'

interface Props {
  readonly finding: Finding
  readonly check: CodeCheck
  readonly asked_at: string
}

/** Which facts come from the signed code and which from the register, and how old each is. */
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
          {verdict ? `Checked against the register on ${instantText(asked_at)}.` : 'The register could not be reached.'}
          {shown === 'code' && ' The status and all details here come only from the signed code and the status list.'}
          {agree &&
            ' Name, number, scope and dates come from the signed code and the register. The current status comes from the register.'}
          {shown === 'register' && !code && ' All details here come from the register.'}
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

function listWords({ issued_at, age_days }: Listed): string {
  return `Checked without a network connection. Status list of ${instantText(issued_at)}, ${ageText(age_days)} old.`
}

function signatureWords(check: CodeCheck, kind?: DocumentKind | null): string {
  if (check.result === 'genuine') return `Signature checked on this device, key ${check.payload.key_id}.`
  if (check.result === 'forged') return 'The signature was checked on this device and was not made by this portal.'
  if (check.result === 'absent' && kind === 'official-receipt')
    return 'Receipts have no signed code. Only the register is checked.'
  if (check.result === 'absent' && kind && documentKindRow(kind).public_page?.shows === 'statement')
    return `${kind === 'certification' ? 'Certifications' : 'Recommendations'} have no signed code. Only the register is checked.`
  if (check.result === 'absent') return 'This address has no signed code. The QR code of a certificate has one.'
  return unchecked[check.why]
}

const unchecked: Readonly<Record<Unchecked, string>> = {
  'no-keys': 'The signed code was not checked: the published keys could not be loaded.',
  'old-browser': 'The signed code was not checked: this browser cannot check such signatures.',
  'unknown-key': 'The signed code was not checked: the keys on this device are older than it.',
}
