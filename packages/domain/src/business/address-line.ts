/** The parts of an address that are written out; a part that is not known is absent, null or empty. */
type Place = Partial<
  Record<'street' | 'barangay_name' | 'city_name' | 'province_name' | 'zip_code', string | null | undefined>
>

/**
 * An address in one line, as an envelope has it: `Unit 4, Pier Center, Bangkal, City of Makati 1233`. A city that is its
 * own district is named once. Empty where no part is known.
 */
export function addressLine({ street, barangay_name, city_name, province_name, zip_code }: Place): string {
  const parts = [street, barangay_name, city_name, province_name].filter(Boolean)
  return [[...new Set(parts)].join(', '), zip_code].filter(Boolean).join(' ')
}
