import type { HolderAct } from '@lading/domain/accreditation/holder-acts'
import { paths, type Address } from './paths.ts'

interface Held {
  readonly business_id: number
  /** Its renewal that is open, by the accreditation it makes. */
  readonly renewal: { readonly accreditation_id: number; readonly is_draft: boolean } | null
}

/** Where the holder of an accreditation does an act. */
export function holderActPath(act: HolderAct, { business_id, renewal }: Held): Address {
  switch (act) {
    case 'renew':
      if (!renewal) return paths.renewals()
      return renewal.is_draft ? paths.renewal(renewal.accreditation_id) : paths.myApplication(renewal.accreditation_id)
    case 'change':
      return paths.changes()
    case 'add-category':
      return paths.additionalCategory()
    case 'report':
      return paths.reportsOf(business_id)
    case 'request':
      return paths.newRequest()
    case 'surrender':
      return paths.business(business_id)
  }
}
