import { decideDocument, markField, transactionDetail } from '@lading/contract/evaluation'
import { dateDocument } from '@lading/contract/filing/filed-documents'
import { answerReturn, filing, openRemarks } from '@lading/contract/filing/filing'
import { statementName, type StatementYear } from '@lading/contract/forms/reports/statement-fields'
import { reportFindings } from '@lading/contract/reports/reports'
import { ensure } from '@lading/domain/ensure'
import type { StatementLine } from '@lading/domain/evaluation/financial-year'
import type { Agency } from '@lading/domain/transactions/agency'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#testing/client'
import { worldOfBothAgencies } from '#testing/filings/both-agencies'
import { attach, patchOf, read, saving } from '#testing/filings/filing'
import { moved } from '#testing/filings/moves'
import { annualAnswers, fileReport, openedReport, resubmitted, soundYear } from '#testing/filings/period-reports'
import { withoutOperation } from '#testing/filings/report-lines'

let both: Awaited<ReturnType<typeof worldOfBothAgencies>>
beforeAll(async () => void (both = await worldOfBothAgencies()))
afterAll(() => both.world.close())

const AUDITOR = annualAnswers('dti').auditor
const CORRECTED = 'Villanueva and Partners'
const ANSWER = 'The board has not decided yet.'

describe.each(['dti', 'cab'] as const)(
  'what a client corrects of an annual report that %s returned',
  (agency: Agency) => {
    let client: Client
    let id: number
    const desks = () => (agency === 'dti' ? both.sea : both.air)

    async function write() {
      const draft = await read(client, id)
      const year = Object.entries(soundYear).map(([line, amount]) => [
        statementName('year' as StatementYear, line as StatementLine),
        amount,
      ])
      const answers = [...year, ...Object.entries(annualAnswers(agency))]
      await saving(
        client,
        draft,
        answers.map(([name, value]) => patchOf(String(name), value, draft.form[String(name)])),
      )
      await withoutOperation(client, id, ['top_lanes'])
    }

    beforeAll(async () => {
      both.world.clock.set('2026-11-02T09:00:00+08:00')
      ;({ client, id } = await openedReport(both.world, agency, 13))
      await write()
      await fileReport(both.world, client, id, '2027-04-10')
      const { evaluator } = desks()
      await moved(evaluator, id, 'lock')
      const line = ensure((await read(client, id)).requirements.find(({ files }) => files.length > 0))
      const document_id = ensure(line.files[0]).id
      const decision = { decision: 'returned', remark: 'It is not legible.' } as const
      await evaluator.call(decideDocument, { params: { id: document_id }, body: decision })
      for (const path of ['auditor', 'employees']) {
        await evaluator.call(markField, { params: { id }, body: { path, remark: 'Say which one.' } })
      }
      await moved(evaluator, id, 'return-to-client')

      const returned = await read(client, id)
      await saving(client, returned, [patchOf('auditor', CORRECTED, AUDITOR)])
      const employees = ensure(returned.returns.find((item) => item.code === 'employees'))
      await client.call(answerReturn, { params: { id, return_id: employees.id }, body: { answer: ANSWER } })
      await client.call(dateDocument, { params: { id }, body: { document_id, expires_on: '2031-05-05' } })
      await attach(client, id, line.code, 'not-yet-submitted.png', document_id)
    })

    test('is the client’s own draft, which the client reads as it stands', async () => {
      const own = await read(client, id)
      expect(own.form['auditor']).toBe(CORRECTED)
      expect(own.filed?.['auditor']).toBe(AUDITOR)
      expect(JSON.stringify(own)).toContain('not-yet-submitted.png')
      expect(JSON.stringify(own)).toContain(ANSWER)
    })

    test('is told to nobody of the staff before it is submitted again: they read what was filed', async () => {
      const oversight = await Promise.all([1, 12, 13, 14].map((role) => both.world.staff(null, role)))
      let readers = 0
      for (const who of [...Object.values(desks()), ...oversight]) {
        const replies = [
          await who.call(filing, { params: { id } }),
          await who.call(transactionDetail, { params: { id } }),
          await who.call(openRemarks, { params: { id } }),
          await who.call(reportFindings, { params: { id } }),
        ]
        const text = JSON.stringify(replies.map(({ body }) => body))
        for (const secret of [CORRECTED, ANSWER, 'not-yet-submitted.png', '2031-05-05'])
          expect(text).not.toContain(secret)
        const [read, detail, remarks] = replies
        if (read?.status !== 200) continue
        readers += 1
        expect(read.body).toMatchObject({ form: { auditor: AUDITOR } })
        expect(detail?.body).toMatchObject({ form: { auditor: AUDITOR } })
        expect(remarks?.body).toMatchObject({ total: 3 })
      }
      expect(readers).toBeGreaterThanOrEqual(7)
    })

    test('is read by the evaluator once it was submitted', async () => {
      await resubmitted(client, id)
      const { body } = await desks().evaluator.call(transactionDetail, { params: { id } })
      expect(body.form['auditor']).toBe(CORRECTED)
      expect(JSON.stringify(body)).toContain(ANSWER)
      expect(JSON.stringify(body)).toContain('not-yet-submitted.png')
    })
  },
)
