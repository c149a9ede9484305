import { BusinessProfile } from '@lading/contract/forms/business/business-profile'

const makati = {
  region_code: '1300000000',
  region_name: 'National Capital Region (NCR)',
  province_code: '1380300000',
  province_name: 'City of Makati',
  city_code: '1380300000',
  city_name: 'City of Makati',
  barangay_code: '1380300001',
  barangay_name: 'Bangkal',
  street: 'Unit 501, 24 Evangelista Street',
  zip_code: '1233',
}

/** A corporation of which nothing is missing, with changes; the person who registers it still has to be made. */
export function sampleBusiness(changes: Partial<BusinessProfile> = {}): BusinessProfile {
  return BusinessProfile.parse({ ...whole, ...changes })
}

const whole = {
  business_name: 'Bayani Freight Solutions, Inc.',
  trade_name: 'Bayani Freight',
  form: 'corporation',
  tin: '012345678000',
  registration_authority: 'Securities and Exchange Commission',
  registration_number: 'CS201512345',
  registered_on: '2015-06-01',
  authorised_capital: '20000000.00',
  subscribed_capital: '10000000.00',
  paid_up_capital: '6000000.00',
  par_value: '100.00',
  filipino_percent: '100',
  foreign_percent: '0',
  ...makati,
  mobile: '0917 555 0101',
  email: 'office@bayani.example',
  operations_began_on: '2015-07-01',
  employees_male: 12,
  employees_female: 14,
  office_area: '180',
  insurance_insurer: 'Pacific Mutual Insurance',
  insurance_policy_number: 'CL-2026-0042',
  insurance_cover: '2000000.00',
  insurance_starts_on: '2026-01-01',
  insurance_ends_on: '2026-12-31',
  representative_name: 'Teresa Villanueva',
  representative_position: 'General Manager',
  representative_email: 'teresa@bayani.example',
  representative_mobile: '0917 555 0102',
  representative_identification: 'Passport P1234567A',
  officers: [
    {
      key: 'officer-1',
      name: 'Teresa Villanueva',
      position: 'General Manager',
      nationality: 'PH',
      is_key_officer: true,
      training_hours: 64,
    },
  ],
  directors: [{ key: 'director-1', name: 'Ramon Villanueva', position: 'Chairman', nationality: 'PH' }],
  stockholders: [
    {
      key: 'holder-1',
      name: 'Ramon Villanueva',
      nationality: 'PH',
      shares: 60000,
      amount: '6000000.00',
      percent: '60',
    },
    {
      key: 'holder-2',
      name: 'Teresa Villanueva',
      nationality: 'PH',
      shares: 40000,
      amount: '4000000.00',
      percent: '40',
    },
  ],
}
