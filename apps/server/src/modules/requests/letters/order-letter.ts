import { paths } from '@lading/contract/addresses/paths'
import { manilaDay } from '@lading/domain/dates/manila'
import type { Deps } from '#platform/deps'
import { nextNumber } from '#platform/number-series'
import { randomSlug } from '#platform/random'
import type { DocumentDefinition } from '#platform/pdf/document-template'
import type { OrderDocument } from '#modules/documents/order-approved'
import { issueDocument } from '#modules/documents/issued/issue-document'
import { signatoryOf } from '#modules/documents/letterhead'
import { requireWritten } from './letters.queries.ts'
import type { LetterKind } from './letter-kinds.ts'

/** Approval freezes the last version of a letter, with its number, its signatory and its address. Throws 409 for one on other answers. */
export const orderLetter =
  <D extends DocumentDefinition>(
    { config }: Pick<Deps, 'config'>,
    { document, series, numberOf, payloadOf }: LetterKind<D>,
  ): OrderDocument =>
  async (tx, context, actor, now) => {
    const { id, agency } = context.transaction
    const letter = await requireWritten(tx, context.transaction)
    const year = manilaDay(now).slice(0, 4)
    const number = numberOf(agency, Number(year), await nextNumber(tx, series(agency), year))
    const slug = randomSlug()
    const payload = await payloadOf(tx, context, letter.body, {
      number,
      url: config.public_url + paths.verifyDocument(document.kind, slug),
      signatory: await signatoryOf(tx, actor.user_id, now),
      signed_at: now.toISOString(),
    })
    await issueDocument(tx, { document, transaction_id: id, number, slug, payload }, now)
  }
