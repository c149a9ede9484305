import { nameOfDocument } from '@lading/domain/documents/document-kinds'
import { documentTemplate } from '#platform/pdf/document-template'
import { factsTable } from '#platform/pdf/blocks/facts-table'
import { letter } from '#platform/pdf/blocks/letter'
import { callout, keptTogether, nothing, numbered } from '#platform/pdf/blocks/prose'
import { namedBlocks } from '#platform/pdf/blocks/signature-block'
import { isLong } from '#platform/pdf/blocks/text-lines'
import { printedInstant } from '#platform/pdf/print-formats'
import { numberedHeading, numberedParts, part, type Part } from './memorandum-part.ts'
import { capitalPart, changesPart, documentsPart, insurancePart, officersPart } from './memorandum-parts.ts'
import { penaltiesPart, reportsPart } from './memorandum-compliance.ts'
import { memorandumDocument, type MemorandumPayload } from './memorandum.payload.ts'

/** The evaluation memorandum, from the evaluator to those who recommend and approve. */
function drawMemorandum(payload: MemorandumPayload) {
  const { agency, reference, version, applicant } = payload
  const parts = partsOf(payload)
  return letter(
    {
      agency,
      title: nameOfDocument(memorandumDocument),
      number_label: 'Reference and version',
      number: `${reference}, version ${version}`,
      subject: `${applicant.business_name}: ${payload.subject}`,
      made_at: payload.issued_at,
      note: `Version ${version}, made ${printedInstant(payload.issued_at)}. For the use of the agency.`,
    },
    factsOf(payload),
    ...numberedParts(parts),
    conclusion(payload, parts.length + 1),
  )
}

/** What it says, in this order; a part that does not apply is left out. */
function partsOf(payload: MemorandumPayload): Part[] {
  const { findings, legal_basis } = payload
  return [
    part('Legal basis', legal_basis.length > 0 ? numberedTexts(legal_basis) : nothing('None stated.')),
    changesPart(payload),
    documentsPart(payload),
    capitalPart(payload),
    officersPart(payload),
    insurancePart(payload),
    reportsPart(payload),
    penaltiesPart(payload),
    part('Findings', findings.length > 0 ? numberedTexts(findings) : nothing('No finding was noted.')),
  ].filter((one) => one !== null)
}

const numberedTexts = (texts: readonly string[]) => numbered(texts.map((text) => ({ text })))

/** The recommendation and those who sign it, on one page where it is short enough. */
function conclusion({ recommendation, ...payload }: MemorandumPayload, number: number) {
  return keptTogether(
    !isLong(recommendation),
    numberedHeading(number, 'Recommendation'),
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
