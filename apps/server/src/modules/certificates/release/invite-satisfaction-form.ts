import { paths } from '@lading/contract/addresses/paths'
import { notify } from '#modules/notifications/notify'
import { clientOf } from '#modules/notifications/recipients.queries'
import type { Effect } from '#modules/workflow/handlers/handlers'

/** The satisfaction form is offered; nothing ever waits for it (field facts, section 3.2). */
export const inviteSatisfactionForm: Effect = async (tx, { context }, _actor, now) => {
  const { id, reference } = context.transaction
  await notify(
    tx,
    {
      user_ids: await clientOf(tx, context.transaction),
      transaction_id: id,
      subject: `How did we do? ${reference}`,
      message: '<p>Your transaction is completed. A short form asks how it went; answering is up to you.</p>',
      link: paths.satisfactionForm(id),
      mail: false,
    },
    now,
  )
}
