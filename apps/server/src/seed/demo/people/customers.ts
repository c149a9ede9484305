/** Businesses with a part of their own in the demo: those of its customers first. */
export const CUSTOMERS_FIRST = 0
export const CUSTOMERS_SECOND = 1
export const CUSTOMER2S_FIRST = 2
/** Its application was filed as domestic, and came back. */
export const CUSTOMER2S_SECOND = 6
/** Its accreditation by sea ran out a while ago. */
export const CUSTOMER3S_FIRST = 45
/** Accredited by sea for a long time yet, with a branch and with work under way; a quarterly report of its came back. */
export const CUSTOMER3S_SECOND = 57
/** It asks to give its accreditation by sea up; nobody tries the demo as its people. */
export const GIVES_UP = 56
const customers: readonly number[] = [CUSTOMERS_FIRST, CUSTOMERS_SECOND, CUSTOMER2S_FIRST, CUSTOMER2S_SECOND]
/** Whether a business has its place in the demo because a customer tries it; those of the third customer are like others. */
export const isCustomers = (business: number) => customers.includes(business)

const issued: readonly number[] = [...customers, CUSTOMER3S_FIRST, CUSTOMER3S_SECOND]
/** Every second business came over from the earlier system; those of customers hold certificates of the portal. */
export const isFromEarlierSystem = (business: number) => business % 2 === 1 && !issued.includes(business)
