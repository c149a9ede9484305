import { holds } from '@lading/domain/people/acting/actor'
import { useActor } from '#lib/session.ts'
import { Quote } from '#ui/facts/Quote.tsx'
import { useTransaction } from '../open-transaction.ts'
import type { CheckedFile } from './checked-files.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { DecisionFrame } from './DecisionFrame.tsx'

interface Props {
  readonly file: CheckedFile['file']
  /** Called with the document that was decided. */
  readonly onDecided: (id: number) => void
}

/** Accept or return one document; `a` accepts and `r` begins the remark while the focus is among the documents. */
export function Decision({ file, onDecided }: Props) {
  const { is_mine } = useTransaction()
  const actor = useActor()
  const mayDecide = is_mine && actor !== null && holds(actor, 'return-to-client')
  return mayDecide ? <DecisionForm file={file} onDecided={onDecided} /> : <Decided file={file} />
}

function Decided({ file }: { file: Props['file'] }) {
  return (
    <DecisionFrame title="Decision" file={file}>
      {file.remark && <Quote>{file.remark}</Quote>}
    </DecisionFrame>
  )
}
