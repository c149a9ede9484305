import { transactionDetail } from '@lading/contract/evaluation'
import { correctAnswers } from '@lading/contract/filing/corrections'
import { answerAt, type Form } from '@lading/domain/filing/form-path'
import { patchOf } from './filing.ts'
import { acceptAll, moved } from './moves.ts'
import type { SeaStaff } from './scenario.ts'
import type { World } from '../world.ts'

/** Returned for a data error, corrected at these paths, approved again and drawn again. */
export async function correctedAndApproved(
  world: World,
  staff: SeaStaff,
  id: number,
  corrected: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await moved(staff.releasing, id, 'return-for-data-error', { remarks: 'There is a mistake.' })
  await moved(staff.evaluator, id, 'start-revision')
  const { body: found } = await staff.evaluator.call(transactionDetail, { params: { id } })
  const patch = Object.entries(corrected).map(([path, value]) =>
    patchOf(path, value, answerAt(found.form as Form, path)),
  )
  if (patch.length > 0) {
    const reply = await staff.evaluator.call(correctAnswers, {
      params: { id },
      body: { patch, reason: 'As the permit.' },
    })
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  }
  await acceptAll(staff.evaluator, id)
  await moved(staff.evaluator, id, 'return-to-recommending-stage', { changes_made: 'As the permit says.' })
  await moved(staff.approver, id, 'approve')
  await world.runJobs()
}
