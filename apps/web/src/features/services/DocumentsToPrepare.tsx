import type { ServiceFacts } from '@lading/contract/services'
import { Button, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Pane } from '#ui/layout/Pane.tsx'
import { RuledList } from '#ui/layout/RuledList.tsx'
import { SmallRow } from '#ui/layout/SmallRow.tsx'

/** The documents that will be asked for, as a list to print, and what to do where one is missing. */
export function DocumentsToPrepare({ documents }: Pick<ServiceFacts, 'documents'>) {
  const later = documents.filter(({ mandatory, may_follow }) => mandatory && may_follow)
  return (
    <Pane
      title="Documents to prepare"
      subtitle="Upload each as a PDF, JPEG or PNG of at most 5 MB."
      aside={
        <Button
          className="no-print"
          variant="default"
          size="compact-md"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print the list
        </Button>
      }
    >
      <RuledList component="ol" aria-label="Documents to prepare">
        {documents.map((document) => (
          <li key={document.code}>
            {document.name}
            {!document.mandatory && (document.is_conditional ? ' (in some cases)' : ' (optional)')}
            {wordsOf(document) && <SmallRow>{wordsOf(document)}</SmallRow>}
          </li>
        ))}
      </RuledList>
      <Text fw={600} mt="md">
        If a document is missing
      </Text>
      <Text>
        Start anyway: your draft is kept while you collect the documents.{' '}
        {later.length > 0
          ? `You may submit without these and add them later: ${later.map(({ name }) => name).join('; ')}. All other required documents must be there when you submit.`
          : 'All required documents must be there when you submit.'}{' '}
        If you cannot get one, ask the agency; its address is at the foot of this page.
      </Text>
    </Pane>
  )
}

/** What it is, when it is required where it is not always, and that it may follow. */
const wordsOf = ({ help, why, is_conditional, may_follow }: ServiceFacts['documents'][number]): string =>
  [help, is_conditional && why, may_follow && 'You may submit before you have it.'].filter(Boolean).join(' ')
