import { freightOf, type Agency, sideLabels } from '@lading/domain/transactions/agency'
import type { Verdict } from '@lading/contract/directory'
import type { QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { documentKindRow, nameOfDocument } from '@lading/domain/documents/document-kinds'
import { scopeText } from '@lading/domain/transactions/scope'
import { Anchor, Box, Divider, Flex, Text, Title } from '@mantine/core'
import { ensure } from '@lading/domain/ensure'
import { paths } from '@lading/contract/addresses/paths'
import { Link } from 'react-router'
import { Day } from '#ui/facts/Day.tsx'
import { Facts, type Fact } from '#ui/facts/Facts.tsx'
import { Guilloche } from '#ui/facts/Guilloche.tsx'
import { Money } from '#ui/facts/Money.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { Seal } from '#ui/facts/Seal.tsx'
import classes from './DocumentFacts.module.css'
import type { Finding } from './finding.ts'

/** The few public facts of a document, to be compared with the one in the reader's hand. */
export function DocumentFacts({ finding: { shown, verdict, code } }: { finding: Finding }) {
  const issuedDocument =
    shown === 'register'
      ? issuedFactsOf(ensure(verdict, 'the verdict of the register'))
      : factsInCode(ensure(code, 'the signed code').payload)
  const statement = shown === 'register' ? verdict?.statement : null
  return (
    <Box className={classes.body} px={{ base: 'lg', sm: 'xl' }} py="lg">
      <div className={classes.ground} aria-hidden="true">
        <Guilloche rings={4} />
      </div>
      <Flex className={classes.seal} justify="space-between" align="start" gap="lg">
        <Box miw={0}>
          <Text size="sm" c="dimmed">
            {issuedDocument.kind}
          </Text>
          <Title order={2} fz={{ base: 'xl', sm: 'h1' }} my="xxs" style={{ overflowWrap: 'anywhere' }}>
            {issuedDocument.holder}
          </Title>
          <Text className="num" size="lg" fw={650}>
            No. {issuedDocument.number}
          </Text>
        </Box>
        {issuedDocument.agency && <Seal size={72} kind={freightOf(issuedDocument.agency)} />}
      </Flex>
      <Facts rows={issuedDocument.facts} />
      {shown === 'register' && verdict && <Branches branches={verdict.branches} />}
      {statement && <Letter title={letterTitle(verdict?.kind)} body={statement.body} />}
      <Divider color="var(--rule)" mb="sm" />
      <Text size="sm">
        {statement
          ? 'Compare the name, the number and the text with the document you hold.'
          : 'Compare the name and the number with the document you hold.'}{' '}
        If they differ, the document is not genuine.
      </Text>
    </Box>
  )
}

const letterTitle = (kind: Verdict['kind'] | undefined) =>
  kind === 'certification' ? 'What is certified' : 'What is recommended'

/** The text of a letter as it was signed: an altered one under the same number is found by comparing. */
function Letter({ title, body }: { title: string; body: readonly string[] }) {
  return (
    <Box component="section" mb="md">
      <Title order={3} fz="md" mb="xxs">
        {title}
      </Title>
      {body.map((paragraph, index) => (
        // eslint-disable-next-line react/no-array-index-key -- a signed text never changes its order
        <Text key={index} mb="xs" style={{ overflowWrap: 'anywhere' }}>
          {paragraph}
        </Text>
      ))}
    </Box>
  )
}

interface IssuedFacts {
  readonly kind: string
  readonly holder: string
  readonly number: string
  readonly agency: Agency | null
  readonly facts: readonly Fact[]
}

function issuedFactsOf(verdict: Verdict): IssuedFacts {
  const {
    kind,
    number,
    business_name,
    agency,
    agency_name,
    scope,
    first_day,
    expiry_date,
    issued_on,
    amount,
    original,
    statement,
    branch,
  } = verdict
  const isStatement = kind !== null && documentKindRow(kind).public_page?.shows === 'statement'
  const facts: Fact[] = isStatement
    ? [
        ...(statement?.facts ?? []).map(statedFact),
        ['Issued by', agency_name],
        ['Issued', <Day key="issued" on={issued_on} />],
        ...(expiry_date ? [['Valid until', <Day key="last" on={expiry_date} />] as const] : []),
        ...(original ? originalFacts(original) : []),
      ]
    : amount === null
      ? [
          ...(branch ? branchFacts(branch) : []),
          ['Accredited as', scope],
          ['Accredited by', agency_name],
          ['Issued', <Day key="issued" on={issued_on} />],
          ['First day', <Day key="first" on={first_day} />],
          ['Valid until', <Day key="last" on={expiry_date} />],
        ]
      : [
          ['Amount', <Money key="amount" amount={amount} />],
          ['Received on', <Day key="issued" on={issued_on} />],
          ['Received by', agency_name],
        ]
  return { kind: kind ? nameOfDocument({ kind }) : '', holder: business_name, number, agency, facts }
}

function branchFacts({ name, address, main_number, main_slug }: NonNullable<Verdict['branch']>): Fact[] {
  return [
    ['Branch', name],
    ['Address of the branch', address],
    [
      'Main office’s certificate',
      main_slug === null ? (
        main_number
      ) : (
        <Link key="main" to={paths.verifyDocument('certificate', main_slug)}>
          {main_number}
        </Link>
      ),
    ],
  ]
}

/** The branches of today: they have certificates of their own, and change without the main one. */
function Branches({ branches }: Pick<Verdict, 'branches'>) {
  if (branches.length === 0) return null
  return (
    <Box component="section" mb="md">
      <Title order={3} fz="md" mb="xxs">
        Branches today
      </Title>
      <RuledList fz="sm">
        {branches.map(({ name, address, number, slug }) => (
          <li key={number}>
            <b>{name}</b>, {address}{' '}
            <Anchor component={Link} inherit className="num" to={paths.verifyDocument('branch-certificate', slug)}>
              {number}
            </Anchor>
          </li>
        ))}
      </RuledList>
    </Box>
  )
}

/** What a letter states; a long one takes the whole width. */
const statedFact = ({ label, value }: { readonly label: string; readonly value: string }): Fact =>
  value.length > 60 ? [label, value, 'whole'] : [label, value]

function originalFacts({ name, number, sha256 }: NonNullable<Verdict['original']>): Fact[] {
  return [
    ['Copy of', `${name} No. ${number}`],
    [
      'Fingerprint of the original file (SHA-256)',
      <span key="hash" className="num" style={{ overflowWrap: 'anywhere' }}>
        {sha256}
      </span>,
      'whole',
    ],
  ]
}

function factsInCode({ kind, number, holder, agency, scopes, first_day, expiry_date }: QrPayload): IssuedFacts {
  return {
    kind: nameOfDocument({ kind }),
    holder,
    number,
    agency,
    facts: [
      ['Accredited as', scopeText(scopes)],
      ['Kind', sideLabels[agency].name],
      ['First day', <Day key="first" on={first_day} />],
      ['Valid until', <Day key="last" on={expiry_date} />],
    ],
  }
}
