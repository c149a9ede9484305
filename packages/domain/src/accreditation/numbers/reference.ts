import { definitionOf } from '../../transactions/definitions/definitions.ts'
import type { TransactionType } from '../../transactions/transaction-type.ts'
import { marksOf, type Agency } from '../../transactions/agency.ts'

// All formats: field facts, section 15.1. Series are taken by the caller, in the act's transaction, and never reused.

/** `SFF-N-2026-000123`. */
export function transactionReference(agency: Agency, type: TransactionType, year: number, series: number): string {
  return `${marksOf(agency).forwarders}-${definitionOf(type).letter}-${year}-${padded(series, 6)}`
}

/** `OP-D-2026-000045`, one series an agency. */
export function orderOfPaymentNumber(agency: Agency, year: number, series: number): string {
  return `OP-${marksOf(agency).letter}-${year}-${padded(series, 6)}`
}

/** `ZA-D-2026-000045`: a signed assessment of zero, one series an agency. */
export function zeroAssessmentNumber(agency: Agency, year: number, series: number): string {
  return `ZA-${marksOf(agency).letter}-${year}-${padded(series, 6)}`
}

/** `OR-D-2026-000045`, one series an agency (field facts, section 6.4). */
export function officialReceiptNumber(agency: Agency, year: number, series: number): string {
  return `OR-${marksOf(agency).letter}-${year}-${padded(series, 6)}`
}

/** `26-SFF-000259`. */
export function certificateNumber(agency: Agency, year: number, series: number): string {
  return `${padded(year % 100, 2)}-${marksOf(agency).forwarders}-${padded(series, 6)}`
}

/** The year and the place in its series of a certificate's number; undefined of any other number. */
export function certificateSeries(agency: Agency, number: string): { year: number; series: number } | undefined {
  const [, year, letters, series] = /^(\d{2})-([A-Z]+)-(\d{6})$/.exec(number) ?? []
  if (letters !== marksOf(agency).forwarders || Number(series) === 0) return undefined
  return { year: 2000 + Number(year), series: Number(series) }
}

/** `26-SFF-000259-A`: a certificate issued again keeps its number and takes the next letter; `-AA` follows `-Z`. */
export function revisedNumber(main: string, revisions: number): string {
  return revisions === 0 ? main : `${main}-${lettersOf(revisions)}`
}

function lettersOf(count: number): string {
  const last = String.fromCharCode(65 + ((count - 1) % 26))
  const before = Math.floor((count - 1) / 26)
  return before === 0 ? last : lettersOf(before) + last
}

/** `26-SFF-000259-B01`: a branch has its own certificate under the main one's number. */
export function branchCertificateNumber(main: string, branch: number): string {
  return `${main}-B${padded(branch, 2)}`
}

/** `CERT-D-2026-000045`, one series an agency. */
export function certificationNumber(agency: Agency, year: number, series: number): string {
  return `CERT-${marksOf(agency).letter}-${year}-${padded(series, 6)}`
}

/** `SEC-D-2026-000045`: a recommendation to the SEC, one series an agency. */
export function secRecommendationNumber(agency: Agency, year: number, series: number): string {
  return `SEC-${marksOf(agency).letter}-${year}-${padded(series, 6)}`
}

/** `CSM-D-2026-000045`: an answered satisfaction form, one series an agency. */
export function satisfactionNumber(agency: Agency, year: number, series: number): string {
  return `CSM-${marksOf(agency).letter}-${year}-${padded(series, 6)}`
}

function padded(number: number, width: number): string {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`Not a number of a series: ${number}`)
  return String(number).padStart(width, '0')
}
