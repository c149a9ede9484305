import type { Filing } from '@lading/contract/filing/filing'
import { nounOf } from '@lading/domain/transactions/family-words'
import { Status } from '@lading/domain/transactions/status'
import { Notice } from '#ui/messages/Notice.tsx'
import { Pane } from '#ui/layout/Pane.tsx'

/** Why the agency said no, in its own words; the notice among the issued documents says the same, signed. */
export function DenialPane({ filing }: { filing: Filing }) {
  const { type, status, denial_grounds } = filing
  const decided = status === Status.requestRejected ? 'rejected' : 'disapproved'
  return (
    <Pane
      title={`Why the ${nounOf(type)} was ${decided}`}
      subtitle="The notice of denial among the issued documents says what you may do."
    >
      <Notice tone="stopped" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <div>{denial_grounds}</div>
      </Notice>
    </Pane>
  )
}
