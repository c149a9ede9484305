import { me } from '@lading/contract/accounts/accounts'
import { attachDocument } from '@lading/contract/filing/filed-documents'
import { filing, saveAnswers } from '@lading/contract/filing/filing'
import { filingNotices } from '@lading/contract/filing/submission'
import { answerAt } from '@lading/domain/filing/form-path'
import { signedName } from '@lading/domain/people/particulars/full-name'
import type { Page } from '@playwright/test'
import type { Client } from '../../apps/server/src/testing/client.ts'
import { moved } from '../../apps/server/src/testing/filings/moves.ts'
import { dayOnFace } from '../../apps/server/src/testing/samples/day-on-face.ts'
import { portalIsoDay } from './clock.ts'
import { clientOn } from './people-by-calls.ts'
import { pdfOf } from './pdf.ts'

/** Answers a draft by paths, attaches every document that is needed and submits it, by calls; gives it as it was reviewed. */
export async function fileByCalls(client: Page, id: number, answers: Readonly<Record<string, unknown>> = {}) {
  const caller = await clientOn(client)
  const params = { id }
  const { form } = (await caller.call(filing, { params })).body
  const patch = Object.entries(answers).map(([path, value]) => ({ path, value, base: answerAt(form, path) }))
  if (patch.length > 0) await caller.call(saveAnswers, { params, body: { patch } })
  await attachByCalls(caller, id, Number((await portalIsoDay(client)).slice(0, 4)))
  const { body: reviewed } = await caller.call(filing, { params })
  const { body: notices } = await caller.call(filingNotices)
  await moved(caller, id, 'submit', {
    content_hash: reviewed.content_hash,
    form_version: reviewed.form_version,
    declaration: true,
    privacy_version: notices.privacy.version,
    signature_name: signedName((await caller.call(me)).body),
    delivery: 'electronic',
  })
  return reviewed
}

/** A file under each document that is needed, with a day that it may bear in this year where one is asked. */
async function attachByCalls(caller: Client, id: number, year: number): Promise<void> {
  const { requirements } = (await caller.call(filing, { params: { id } })).body
  for (const { code: requirement_code, name: title } of requirements.filter(({ mandatory }) => mandatory)) {
    const { name, mimeType: type, buffer: bytes } = await pdfOf(title)
    const reply = await caller.call(attachDocument, {
      params: { id },
      body: { requirement_code, expires_on: dayOnFace(requirement_code, year) },
      files: [{ field: 'file', name, type, bytes }],
    })
    if (reply.status !== 200) throw new Error(`${title} was refused: ${JSON.stringify(reply.body)}`)
  }
}
