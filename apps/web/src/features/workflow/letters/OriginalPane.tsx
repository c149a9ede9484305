import type { Certification } from '@lading/contract/requests/certification'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Day } from '#ui/facts/Day.tsx'
import { Facts } from '#ui/facts/Facts.tsx'
import { Mark } from '#ui/facts/Mark.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useFileDownload } from '#lib/use-file-download.ts'

/** The document of which a true copy is asked, as the portal keeps it. */
export function OriginalPane({ original }: Pick<Certification, 'original'>) {
  const file = useFileDownload()
  if (!original)
    return (
      <Pane title="Original" subtitle="It was replaced, voided or taken back since the request was filed.">
        <Mark tone="stopped">The document is no longer valid</Mark>
      </Pane>
    )
  const { kind, number, issued_on, sha256, slug } = original
  return (
    <Pane
      title="Original"
      subtitle="Its pages follow the certifying page. The stored original does not change."
      aside={
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate(slug)}
        >
          Download<span className="vh"> the original</span>
        </Button>
      }
    >
      <Facts
        rows={[
          ['Document', nameOfDocument({ kind })],
          ['Number', number],
          ['Issued', <Day key="issued" on={issued_on} />],
          ['SHA-256', <Hash key="hash" text={sha256} />, 'whole'],
        ]}
      />
    </Pane>
  )
}

const Hash = ({ text }: { text: string }) => (
  <span className="num" style={{ overflowWrap: 'anywhere' }}>
    {text}
  </span>
)
