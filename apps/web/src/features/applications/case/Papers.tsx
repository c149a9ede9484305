import type { Application } from '@lading/contract/applications'
import type { IssuedPaper } from '@lading/contract/documents'
import { manilaDay } from '@lading/domain/dates/manila'
import { Loader } from '@mantine/core'
import { dayText } from '#lib/format'
import { Pane } from '#ui/Pane'
import { useFileDownload } from './use-file-download.ts'

const names: Readonly<Record<string, string>> = {
  acknowledgement: 'Acknowledgement receipt',
  'order-of-payment': 'Order of payment',
  'official-receipt': 'Official receipt',
  certificate: 'Certificate of accreditation',
  'branch-certificate': 'Certificate of a branch',
  'denial-notice': 'Denial notice',
}

/** The papers issued so far, to download; one that is still being drawn says so. */
export function Papers({ application }: { application: Application }) {
  const { papers } = application
  return (
    <Pane title="Papers">
      {papers.length === 0 ? (
        <p className="dim">Papers the agency issues appear here: the acknowledgement first, the certificate last.</p>
      ) : (
        <ul className="papers">
          {papers.toReversed().map((paper) => (
            <Paper key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
    </Pane>
  )
}

function Paper({ paper }: { paper: IssuedPaper }) {
  const file = useFileDownload()
  const name = names[paper.kind] ?? 'Paper'
  const facts = [paper.number, dayText(manilaDay(new Date(paper.created_at)))].filter(Boolean).join(' · ')
  return (
    <li>
      {paper.state === 'ready' ? (
        <button type="button" className="link" onClick={() => file.mutate(paper.slug)} disabled={file.isPending}>
          {name} (PDF)
        </button>
      ) : (
        <span className="being-made" role="status">
          <Loader size={14} aria-hidden /> {name}: being made
        </span>
      )}
      <span className="num">{facts}</span>
    </li>
  )
}
