import { type Agency, sideLabels } from '@lading/domain/transactions/agency'
import type { Verdict } from '@lading/contract/directory'
import type { QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { documentKindRow, nameOfDocument } from '@lading/domain/documents/document-kinds'
import { scopeText } from '@lading/domain/transactions/scope'
import { paths } from '@lading/contract/addresses/paths'
import { Link } from 'react-router'
import { Day } from '#ui/facts/Day.tsx'
import type { Fact } from '#ui/facts/Facts.tsx'
import { Money } from '#ui/facts/Money.tsx'

/** What the page shows of a document, from the register or from its code. */
export interface IssuedFacts {
  readonly kind: string
  readonly holder: string
  readonly number: string
  readonly agency: Agency | null
  readonly facts: readonly Fact[]
}

/** As the register knows the document today. */
export function issuedFactsOf(verdict: Verdict): IssuedFacts {
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

/** As its signed code says, where the register is out of reach. */
export function factsInCode({ kind, number, holder, agency, scopes, first_day, expiry_date }: QrPayload): IssuedFacts {
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
