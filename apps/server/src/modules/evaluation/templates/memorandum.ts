import { documentTemplate } from '#platform/pdf/document-template'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { callout, heading, keptTogether, nothing, numbered } from '#platform/pdf/blocks/prose'
import { namedBlocks } from '#platform/pdf/blocks/signature-block'
import { printedInstant } from '#platform/pdf/print-formats'
import * as part from './memorandum-parts.ts'
import { memorandumDocument, type MemorandumPayload } from './memorandum.payload.ts'

/** The evaluation memorandum, from the evaluator to those who recommend and approve. */
function drawMemorandum(payload: MemorandumPayload) {
  const { agency, reference, version, applicant, findings, legal_basis } = payload
  return letter(
    {
      agency,
      title: 'Memorandum',
      number_label: 'Reference and version',
      number: `${reference}, version ${version}`,
      subject: `${applicant.business_name}: ${payload.subject}`,
      made_at: payload.issued_at,
      note: `Version ${version}, made ${printedInstant(payload.issued_at)}. For the use of the agency.`,
    },
    factsOf(payload),
    heading('1. Legal basis'),
    legal_basis.length > 0 ? numbered(legal_basis.map((text) => ({ text }))) : nothing('None stated.'),
    ...part.changesPart(payload),
    ...part.documentsPart(payload),
    ...part.capitalPart(payload),
    ...part.officersPart(payload),
    ...part.insurancePart(payload),
    ...part.reportsPart(payload),
    ...part.penaltiesPart(payload),
    heading('8. Findings'),
    findings.length > 0 ? numbered(findings.map((text) => ({ text }))) : nothing('No finding was noted.'),
    conclusion(payload),
  )
}

/** The recommendation and those who sign it, on one page where it is short enough. */
function conclusion({ recommendation, ...payload }: MemorandumPayload) {
  return keptTogether(
    recommendation.length < 1500,
    heading('9. Recommendation'),
    callout(recommendation),
    namedBlocks([
      ['Evaluated by', payload.evaluator],
      ['Reviewed by', payload.reviewer],
      ['Recommended by', payload.recommending_officer],
      ['Approved by', payload.approving_officer],
    ]),
  )
}

function factsOf({ applicant, scope, ...payload }: MemorandumPayload) {
  return factsTable([
    [
      ['To', payload.to],
      ['From', payload.from],
    ],
    [
      ['Subject', payload.subject],
      ['Date', printedInstant(payload.issued_at)],
    ],
    [
      ['Applicant', applicant.business_name],
      ['Trade name', applicant.trade_name],
    ],
    [['Address', applicant.address]],
    [
      ['Taxpayer identification number', applicant.tin],
      ['Representative', applicant.representative],
    ],
    [['Scope', scope.join(', ')]],
  ])
}

export const memorandumTemplate = documentTemplate(memorandumDocument, drawMemorandum)
