import { Box, Button, Flex, Group, Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPrinter,
  IconQuestionMark,
  IconSearch,
  type Icon,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { paths } from '@lading/contract/addresses/paths'
import type { CodeCheck } from '#lib/verify-payload.ts'
import { GuillocheBand } from '#ui/facts/Guilloche.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import type { Finding, Tone } from './finding.ts'
import { HowItWasChecked } from './HowItWasChecked.tsx'
import { DocumentFacts } from './DocumentFacts.tsx'
import classes from './VerdictCard.module.css'
import { WhatWasFound } from './WhatWasFound.tsx'

interface Props {
  readonly finding: Finding
  readonly check: CodeCheck
  readonly asked_at: string
}

/** The verdict in its head, the facts to compare with the document, and how they are known. */
export function VerdictCard({ finding, check, asked_at }: Props) {
  const { tone, heading, sentence, verdict, shown } = finding
  const kind = verdict?.kind ?? 'certificate' // of the later one too
  const Shown = check.result === 'forged' ? IconCircleX : icons[tone]
  return (
    <>
      <article className={classes.card} data-tone={tone}>
        <Flex
          component="header"
          className={classes.verdict}
          gap="md"
          align="center"
          py="lg"
          px={{ base: 'lg', sm: 'xl' }}
        >
          <Shown size={40} stroke={1.6} style={{ flex: 'none' }} aria-hidden />
          <div>
            <Title order={1} fz="xl">
              {heading}
            </Title>
            <Text mt="xxs">{sentence}</Text>
          </div>
        </Flex>
        {shown !== 'nothing' && <GuillocheBand />}
        {verdict?.replaced_by_slug && (
          <Text fw={600} mt="md" mx={{ base: 'lg', sm: 'xl' }}>
            <Link to={paths.verifyDocument(kind, verdict.replaced_by_slug)}>
              See the {placeWords[kind] ?? kind.replaceAll('-', ' ')} in its place
            </Link>
          </Text>
        )}
        <Cautions finding={finding} />
        {shown === 'nothing' ? <WhatWasFound finding={finding} check={check} /> : <DocumentFacts finding={finding} />}
        <HowItWasChecked finding={finding} check={check} asked_at={asked_at} />
      </article>
      <Group className="no-print" justify="center" gap="sm" mt="md">
        {shown !== 'nothing' && (
          <Button variant="subtle" leftSection={<IconPrinter size={17} aria-hidden />} onClick={() => print()}>
            Print this result
          </Button>
        )}
        <Button
          component={Link}
          to={paths.directory()}
          variant={shown === 'nothing' && verdict !== null ? 'filled' : 'subtle'}
          leftSection={<IconSearch size={17} aria-hidden />}
        >
          Search accredited forwarders
        </Button>
      </Group>
    </>
  )
}

/** Where the name in the address is no word to read. */
const placeWords: Partial<Record<DocumentKind, string>> = { 'sec-recommendation': 'recommendation' }

const icons: Readonly<Record<Tone, Icon>> = {
  good: IconCircleCheck,
  wait: IconClock,
  bad: IconAlertTriangle,
  unknown: IconQuestionMark,
}

/** What the reader must know before relying on the document. */
function Cautions({ finding: { differences, cautions } }: { finding: Finding }) {
  if (differences.length === 0 && cautions.length === 0) return null
  return (
    <Notice
      tone="client"
      role="alert"
      mt="md"
      mx={{ base: 'lg', sm: 'xl' }}
      fz="md"
      icon={<IconAlertTriangle size={20} style={{ flex: 'none' }} aria-hidden />}
    >
      <div>
        {differences.length > 0 && (
          <>
            <b>
              The QR code and the agency’s records do not match. Contact the agency before you rely on the document.
            </b>
            <Box component="ul" m={0} pl="lg">
              {differences.map(({ name, code, register }) => (
                <li key={name}>
                  {name}: the QR code says <b>{code}</b>, the agency’s records <b>{register}</b>.
                </li>
              ))}
            </Box>
          </>
        )}
        {cautions.map((caution) => (
          <Text key={caution} inherit>
            {caution}
          </Text>
        ))}
      </div>
    </Notice>
  )
}
