import type { RequestLetter } from '@lading/contract/requests/request-letter'
import { EmptyState } from '#ui/messages/EmptyState.tsx'
import { Notice } from '#ui/messages/Notice.tsx'
import { Pane } from '#ui/layout/Pane.tsx'
import { useEdition } from '#ui/forms/unsent/use-edition.ts'
import { LetterForm } from './LetterForm.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { writtenText } from './written-text.ts'

interface Props {
  readonly data: RequestLetter
  readonly mayWrite: boolean
  /** What its text is called. */
  readonly label: string
  /** What stands here for who may write, where nothing may be proposed yet. */
  readonly hint?: string
  /** Where what the proposal is made of was looked up anew, so that the form starts anew. */
  readonly edition?: string
}

/** The letter that a request is answered with: written by who holds it, read by everybody else. */
export function LetterPane({ data, mayWrite, label, hint = '', edition = '' }: Props) {
  const { letter, proposal, transaction_id } = data
  const { edition: ofVersion, saved } = useEdition(letter?.version_no ?? 0)
  return (
    <>
      {letter && !letter.is_current && (
        <Notice tone="client" role="status">
          The answers of the request changed since this letter was written.{' '}
          {mayWrite ? 'Read it again and save it.' : 'The evaluator writes it again.'}
        </Notice>
      )}
      {mayWrite && (letter || proposal) ? (
        <LetterForm key={`${ofVersion} ${edition}`} data={data} label={label} onSaved={saved} />
      ) : letter ? (
        <Pane
          title="Letter"
          subtitle={writtenText(letter)}
          aside={<PreviewButton transaction_id={transaction_id} letter={letter} />}
        >
          {letter.body.split(/\n+/).map((paragraph, index) => (
            // eslint-disable-next-line react/no-array-index-key -- a version never changes its order
            <p key={index}>{paragraph}</p>
          ))}
        </Pane>
      ) : (
        <EmptyState
          title="No letter yet"
          hint={mayWrite ? hint : 'The evaluator who holds the request writes it before review.'}
        />
      )}
    </>
  )
}
