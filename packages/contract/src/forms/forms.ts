import type { FormName } from '@lading/domain/transactions/definitions/definitions'
import { additionalCategoryForm } from './business/additional-category.ts'
import { annualReportForm } from './reports/annual-report.ts'
import { applicationForm } from './business/application.ts'
import { certificateRequestForm } from './requests/certificate-request.ts'
import { changeOfAddressForm } from './changes/change-of-address.ts'
import { changeOfAgentsForm } from './changes/change-of-agents.ts'
import { changeOfBranchesForm } from './changes/change-of-branches.ts'
import { changeOfCapitalForm } from './changes/change-of-capital.ts'
import { changeOfDirectorsForm } from './changes/change-of-directors.ts'
import { changeOfNameForm } from './changes/change-of-name.ts'
import { changeOfOfficersForm } from './changes/change-of-officers.ts'
import { insuranceCoverageForm } from './reports/insurance-coverage.ts'
import { changeOfStockholdersForm } from './changes/change-of-stockholders.ts'
import { quarterlyReportForm } from './reports/quarterly-report.ts'
import { registrationDocumentForm } from './registration-document.ts'
import { secRecommendationForm } from './requests/sec-recommendation.ts'
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
