import type { Verdict } from '@lading/contract/directory'
import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { shortHolder, type QrPayload } from '@lading/domain/accreditation/certificate/qr-payload'
import { scopeText } from '@lading/domain/transactions/scope'
import { formatDay } from '@lading/domain/dates/format'
import { plainDate } from '@lading/domain/dates/plain-date'

/** One fact of which the signed code says one thing and the register another. */
export interface Difference {
  readonly name: string
  readonly code: string
  readonly register: string
}

/** Facts in which a signed code differs from the register's answer; with a genuine document there is none. */
export function differences(payload: QrPayload, verdict: Verdict): Difference[] {
  const facts: Difference[] = [
    { name: 'Document', code: nameOfDocument(payload), register: nameOf(verdict) },
    { name: 'Number', code: payload.number, register: verdict.number },
    { name: 'Holder', code: payload.holder, register: shortHolder(verdict.business_name) },
    { name: 'Agency', code: payload.agency, register: verdict.agency ?? '' },
    { name: 'Scope', code: scopeText(payload.scopes), register: verdict.scope },
    { name: 'First day', code: payload.first_day, register: verdict.first_day ?? '' },
    { name: 'Last day', code: payload.expiry_date, register: verdict.expiry_date ?? '' },
  ]
  return facts
    .filter(({ code, register }) => code !== register)
    .map(({ name, code, register }) => ({ name, code: inWords(code), register: inWords(register) || '–' }))
}

const nameOf = ({ kind }: Verdict) => (kind ? nameOfDocument({ kind }) : '')
const inWords = (fact: string) => (/^\d{4}-\d{2}-\d{2}$/.test(fact) ? formatDay(plainDate(fact)) : fact)
