import type { Family } from '@lading/domain/transactions/definitions/type-definition'
import { isRenewal } from '@lading/domain/transactions/family'
import type { TransactionType } from '@lading/domain/transactions/transaction-type'
import { paths, type Address } from './paths.ts'

/** What the addresses of a transaction are made of. */
export interface AddressParts {
  readonly id: number
  readonly business_id: number
  readonly accreditation_id: number | null
}

interface Screens {
  /** Where staff work on it. */
  readonly staff: (transaction: Pick<AddressParts, 'id' | 'business_id'>) => Address
  /** Where its business follows it; absent where the business sees nothing of it. */
  readonly customer?: (transaction: AddressParts) => Address
  /** Where its business writes the draft; absent where no form is filed, undefined without what it is under. */
  readonly draft?: (transaction: AddressParts & { readonly type: TransactionType }) => Address | undefined
}

/** The screens of each family (specification, section 2.5). */
export const familyScreens: Readonly<Record<Family, Screens>> = {
  application: {
    staff: ({ id }) => paths.workflow(id),
    customer: ({ accreditation_id }) => paths.myApplication(accreditation_id ?? 0), // 0 where there is none: section 2.5
    draft: ({ accreditation_id: id, type }) => {
      const screen = isRenewal(type) ? paths.renewal : paths.editApplication
      return id === null ? undefined : screen(id)
    },
  },
  change: {
    staff: ({ business_id, id }) => paths.approval(business_id, id),
    customer: ({ business_id, id }) => paths.businessTransaction(business_id, id),
    draft: ({ id }) => paths.editChange(id),
  },
  report: {
    staff: ({ id }) => paths.report(id),
    customer: ({ id }) => paths.customerReport(id),
    draft: ({ business_id, id }) => paths.editReport(business_id, id),
  },
  request: {
    staff: ({ id }) => paths.request(id),
    customer: ({ id }) => paths.customerRequest(id),
    draft: ({ id }) => paths.editRequest(id),
  },
  case: {
    staff: ({ id }) => paths.request(id),
  },
}
