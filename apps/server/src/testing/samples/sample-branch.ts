import type { Branch } from '@lading/contract/forms/business/business-profile'
import { sampleBusiness } from './sample-business.ts'

/** A branch as a client fills it in, in the city of the sample business. */
export function sampleBranch(key: string, name: string): Branch {
  const office = sampleBusiness()
  return {
    key,
    name,
    region_code: office.region_code,
    region_name: office.region_name,
    province_code: office.province_code,
    province_name: office.province_name,
    city_code: office.city_code,
    city_name: office.city_name,
    barangay_code: office.barangay_code,
    barangay_name: office.barangay_name,
    street: `${name} Building, Pier Road`,
    zip_code: office.zip_code,
    manager: 'Aurora Tan',
    permit_number: 'BP-2026-0099',
    permit_ends_on: '2029-12-31',
  }
}
