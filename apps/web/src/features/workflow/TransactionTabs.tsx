import { Badge } from '@mantine/core'
import { staffTabsOf } from '@lading/contract/transaction-types'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import type { StaffTab } from '@lading/domain/transactions/definitions/type-definition'
import { useParams, useSearchParams } from 'react-router'
import { fetchedPart } from '#lib/page-code.ts'
import { PartTabs, type PagePart } from '#ui/layout/PartTabs.tsx'
import { useTransaction, type OpenTransaction } from './open-transaction.ts'
import { shownDifferences } from './answers/shown-differences.ts'
import { DocumentsTab } from './documents/DocumentsTab.tsx'
import { decidedCount } from './documents/checked-files.ts'

interface StaffPart extends PagePart {
  readonly name: StaffTab
  /** A few letters beside the title. */
  readonly count?: (open: OpenTransaction) => string
}

const counted = (count: number, what: string) => (count > 0 ? `${count} ${what}` : '')

const parts: readonly StaffPart[] = [
  {
    name: 'documents',
    title: 'Documents',
    shown: DocumentsTab,
    count: ({ transaction }) => decidedCount(transaction.checklist),
  },
  {
    name: 'business',
    title: 'Business',
    shown: fetchedPart(async () => (await import('./answers/AnswersTab.tsx')).AnswersTab),
    count: ({ transaction }) =>
      counted(transaction.corrections.length, 'corrected') || counted(shownDifferences(transaction).length, 'changed'),
  },
  {
    name: 'change',
    title: 'Change',
    shown: fetchedPart(async () => (await import('./answers/AnswersTab.tsx')).AnswersTab),
    count: ({ transaction }) =>
      counted(transaction.corrections.length, 'corrected') || counted(shownDifferences(transaction).length, 'changed'),
  },
  {
    name: 'report',
    title: 'Report',
    shown: fetchedPart(async () => (await import('./ReportTab.tsx')).ReportTab),
    count: ({ transaction }) => counted(shownDifferences(transaction).length, 'changed'),
  },
  {
    name: 'request',
    title: 'Request',
    shown: fetchedPart(async () => (await import('./answers/AnswersTab.tsx')).AnswersTab),
    count: ({ transaction }) => counted(shownDifferences(transaction).length, 'changed'),
  },
  {
    name: 'certification',
    title: nameOfDocument({ kind: 'certification' }),
    shown: fetchedPart(async () => (await import('./letters/CertificationTab.tsx')).CertificationTab),
  },
  {
    name: 'sec-recommendation',
    title: nameOfDocument({ kind: 'sec-recommendation' }),
    shown: fetchedPart(async () => (await import('./letters/RecommendationTab.tsx')).RecommendationTab),
  },
  {
    name: 'people',
    title: 'People',
    shown: fetchedPart(async () => (await import('./answers/PeopleTab.tsx')).PeopleTab),
  },
  {
    name: 'capital',
    title: 'Capital',
    shown: fetchedPart(async () => (await import('./capital/CapitalTab.tsx')).CapitalTab),
  },
  { name: 'fee', title: 'Fee', shown: fetchedPart(async () => (await import('./FeeTab.tsx')).FeeTab) },
  {
    name: 'memorandum',
    title: 'Memorandum',
    shown: fetchedPart(async () => (await import('./MemorandumTab.tsx')).MemorandumTab),
  },
  {
    name: 'messages',
    title: 'Messages and notes',
    shown: fetchedPart(async () => (await import('./messages/MessagesTab.tsx')).MessagesTab),
    count: ({ transaction }) => (transaction.messages > 0 ? String(transaction.messages) : ''),
  },
  {
    name: 'timeline',
    title: 'Timeline',
    shown: fetchedPart(async () => (await import('./TimelineTab.tsx')).TimelineTab),
  },
  {
    name: 'issued',
    title: 'Issued documents',
    shown: fetchedPart(async () => (await import('./IssuedDocumentsTab.tsx')).IssuedDocumentsTab),
    count: ({ transaction }) =>
      transaction.issued_documents.length > 0 ? String(transaction.issued_documents.length) : '',
  },
]

/** The parts of a transaction; which one is open stands in the address. */
export function TransactionTabs() {
  const open = useTransaction()
  const [address, setAddress] = useSearchParams()
  const staffTabs = useTabs(open)
  const shown = staffTabs.flatMap((name) => parts.filter((part) => part.name === name))
  const wanted = address.get('tab')
  const tab = shown.find(({ name }) => name === wanted)?.name ?? staffTabs[0] ?? 'documents'
  // at once: a part that is left must not write its own address over this one when its act comes to an end
  const turnTo = (name: string | null) =>
    setAddress(name ? { tab: name } : {}, { replace: true, preventScrollReset: true, flushSync: true })
  return (
    <PartTabs
      parts={shown}
      open={tab}
      onTurn={turnTo}
      label="Parts of the transaction"
      dense
      beside={({ count }) => <Count text={count?.(open) ?? ''} />}
    />
  )
}

/** The parts in their order; where a change comes for approval what it changes stands first. */
function useTabs({ transaction }: OpenTransaction): readonly StaffTab[] {
  const { business_id } = useParams() // in the address of an approval alone
  const tabs = staffTabsOf(transaction)
  if (business_id === undefined || !tabs.includes('change')) return tabs
  return ['change', ...tabs.filter((name) => name !== 'change')]
}

function Count({ text }: { text: string }) {
  return (
    text && (
      <Badge size="sm" px={6} bg="var(--idle-bg)" c="var(--idle-fg)" className="num">
        {text}
      </Badge>
    )
  )
}
