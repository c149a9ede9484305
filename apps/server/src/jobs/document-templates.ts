import type { DocumentKind } from '@lading/domain/documents/document-kinds'
import { branchCertificateTemplate } from '#modules/certificates/templates/branch-certificate'
import { certificateTemplate } from '#modules/certificates/templates/certificate'
import { denialNoticeTemplate } from '#modules/evaluation/templates/denial-notice'
import { memorandumTemplate } from '#modules/evaluation/templates/memorandum'
import { acknowledgementTemplate } from '#modules/filing/templates/acknowledgement'
import { authorisationLetterTemplate } from '#modules/filing/templates/authorisation-letter'
import { certificationTemplate } from '#modules/requests/letters/templates/certification'
import { secRecommendationTemplate } from '#modules/requests/letters/templates/sec-recommendation'
import { officialReceiptTemplate } from '#modules/payments/templates/official-receipt'
import { orderOfPaymentTemplate } from '#modules/payments/templates/order-of-payment'
import { zeroAssessmentTemplate } from '#modules/payments/templates/zero-assessment'
import type { DocumentTemplate } from '#platform/pdf/document-template'

/** The template of each kind; null for a kind that no act issues yet. Only the drawing thread loads this file. */
export const documentTemplates = {
  acknowledgement: acknowledgementTemplate,
  memorandum: memorandumTemplate,
  'order-of-payment': orderOfPaymentTemplate,
  'zero-assessment': zeroAssessmentTemplate,
  'official-receipt': officialReceiptTemplate,
  'denial-notice': denialNoticeTemplate,
  certificate: certificateTemplate,
  'branch-certificate': branchCertificateTemplate,
  'authorisation-letter': authorisationLetterTemplate,
  loa: null,
  certification: certificationTemplate,
  'sec-recommendation': secRecommendationTemplate,
} satisfies { readonly [K in DocumentKind]: DocumentTemplate<K> | null }
