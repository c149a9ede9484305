/** The two partner agencies: the trade agency accredits sea freight forwarders, the aviation board air freight forwarders. */
export const agencies = ['dti', 'cab'] as const

export type Agency = (typeof agencies)[number]
