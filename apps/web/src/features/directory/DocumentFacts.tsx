import { freightOf } from '@lading/domain/transactions/agency'
import type { Verdict } from '@lading/contract/directory'
import { Anchor, Box, Divider, Flex, Text, Title } from '@mantine/core'
import { ensure } from '@lading/domain/ensure'
import { paths } from '@lading/contract/addresses/paths'
import { Link } from 'react-router'
import { Facts } from '#ui/facts/Facts.tsx'
import { Guilloche } from '#ui/facts/Guilloche.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { Seal } from '#ui/facts/Seal.tsx'
import classes from './DocumentFacts.module.css'
import type { Finding } from './finding.ts'
import { factsInCode, issuedFactsOf } from './issued-facts.tsx'

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
          <Text className="num" size="md" fw={650}>
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
