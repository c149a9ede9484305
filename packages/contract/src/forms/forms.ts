import type { FormName } from '@lading/domain/transactions/definitions/definitions'
import { additionalCategoryForm } from './additional-category.ts'
import { annualReportForm } from './annual-report.ts'
import { applicationForm } from './application.ts'
import { certificateRequestForm } from './certificate-request.ts'
import { changeOfAddressForm } from './change-of-address.ts'
import { changeOfAgentsForm } from './change-of-agents.ts'
import { changeOfBranchesForm } from './change-of-branches.ts'
import { changeOfCapitalForm } from './change-of-capital.ts'
import { changeOfDirectorsForm } from './change-of-directors.ts'
import { changeOfNameForm } from './change-of-name.ts'
import { changeOfOfficersForm } from './change-of-officers.ts'
import { insuranceCoverageForm } from './insurance-coverage.ts'
import { changeOfStockholdersForm } from './change-of-stockholders.ts'
import { quarterlyReportForm } from './quarterly-report.ts'
import { registrationDocumentForm } from './registration-document.ts'
import { secRecommendationForm } from './sec-recommendation.ts'
import type { FormDefinition } from './form-definition.ts'

/** Every form that the definition of a type names. */
export const forms = {
  application: applicationForm,
  'change-of-name': changeOfNameForm,
  'change-of-address': changeOfAddressForm,
  'change-of-officers': changeOfOfficersForm,
  'change-of-agents': changeOfAgentsForm,
  'registration-document': registrationDocumentForm,
  'change-of-stockholders': changeOfStockholdersForm,
  'change-of-directors': changeOfDirectorsForm,
  'change-of-capital': changeOfCapitalForm,
  'change-of-branches': changeOfBranchesForm,
  'additional-category': additionalCategoryForm,
  'certificate-request': certificateRequestForm,
  'insurance-coverage': insuranceCoverageForm,
  'annual-report': annualReportForm,
  'quarterly-report': quarterlyReportForm,
  'sec-recommendation': secRecommendationForm,
} satisfies Readonly<Record<FormName, FormDefinition>>
