import { approvedAnswers } from '@lading/contract/forms/changes/change'
import { formOfType } from '@lading/contract/transaction-types'
import { Pane } from '#ui/layout/Pane.tsx'
import { namesMoved, RegisterMoves, type TitledAnswers } from '../../filing/RegisterMoves.tsx'
import { useTransaction } from '../open-transaction.ts'

/** What another change wrote into the register since this one was opened, and what approval makes of it. */
export function ChangedMeanwhile() {
  const { form, register, register_now: now, type } = useTransaction().transaction
  const definition = formOfType(type)
  const names = namesMoved(definition, register, now)
  if (!register || !now || names.length === 0) return null
  const written = approvedAnswers(definition, { form, opened: register, now })
  const sides: TitledAnswers[] = [
    ['Register when opened', register],
    ['Register now', now],
    ['Asked', form],
    ['After approval', { ...now, ...written }],
  ]
  return (
    <Pane
      title="The register has changed since this was filed"
      subtitle="Another request was approved since this one was opened. Approval writes only what this client changed."
    >
      <RegisterMoves form={definition} names={names} sides={sides} />
    </Pane>
  )
}
