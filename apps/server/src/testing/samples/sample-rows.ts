/** Rows that a change adds to the lists of the sample business. */

export const treasurer = {
  key: 'officer-2',
  name: 'Noel Abrenica',
  position: 'Treasurer',
  nationality: 'PH',
  is_key_officer: false,
  training_hours: null,
}

export const foreignAgent = {
  key: 'agent-9',
  name: 'Kaigan Freight Service K.K.',
  country: 'JP',
  address: '2-1 Minato, Yokohama',
  agreement_starts_on: '2026-01-01',
  agreement_ends_on: '2028-12-31',
}

export const foreignHolder = {
  key: 'holder-9',
  name: 'Kaigan K.K.',
  nationality: 'JP',
  shares: 15000,
  amount: '1500000.00',
}

/** What the first stockholder keeps who sells that holder a quarter. */
export const sharesLeft = { shares: 45000, amount: '4500000.00' }

export const director = { key: 'director-9', name: 'Dolores Abad', position: 'Chairman', nationality: 'PH' }
