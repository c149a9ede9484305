import type { Deadline } from '@lading/domain/deadlines/deadline'
import { paths, type Address } from './paths.ts'
import { ownPath } from './transaction-path.ts'

/** Where what a deadline asks is done. */
export function deadlinePath({ screen, business_id }: Pick<Deadline, 'screen' | 'business_id'>): Address {
  switch (screen.name) {
    case 'transaction':
      return ownPath({ ...screen, business_id })
    case 'renewal-draft':
      return paths.renewal(screen.accreditation_id)
    case 'renewal':
      return paths.myApplication(screen.accreditation_id)
    case 'order-of-payment':
      return paths.payOrder(screen.transaction_id)
    case 'reports':
      return paths.reportsOf(business_id)
    default:
      return paths[screen.name]()
  }
}
