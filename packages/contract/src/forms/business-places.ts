type Level = 'region' | 'province' | 'city' | 'barangay'
/** The places of an address, by code and by name. */
export type PlaceAnswers = Record<`${Level}_${'code' | 'name'}`, string>
/** What says where a business is, where its branches are, or both. */
export type BusinessPlaces = Partial<PlaceAnswers> & { readonly branches?: readonly PlaceAnswers[] }
