/** The longer texts the portal starts with; staff edit them on the settings screen. */

export const declaration = `I declare under penalty of law that everything stated in this {transaction} is true and complete, that the documents submitted are faithful copies of the originals, and that I am authorised to act for the business. I understand that a false statement is a ground for disapproval, suspension or revocation.`

export const privacyNotice = `The agencies collect what this form asks in order to accredit freight forwarders, to collect fees, to supervise accredited businesses and to answer the public about who is accredited. The Data Privacy Act of 2012 (RA 10173) governs it.

The public directory shows the name of the business, its scope, certificate number, validity, business address, office telephone and e-mail. It shows no home addresses, birth dates or identity cards.

Records of an accreditation are kept for its life and ten years more, receipts for ten years, abandoned drafts for two months.

You may ask to see, correct, block or take with you what is kept about you, and object to optional uses. Write to the data protection officer of the agency; requests are answered within thirty working days and are free. You may also complain to the National Privacy Commission.`

export const seaMemorandumBasis = `DTI Department Administrative Order 24-09; Executive Order 913, series of 1983; Executive Order 514, series of 2006; RA 11032.`
export const airMemorandumBasis = `RA 776 as amended by PD 1462; Economic Regulations of the aviation board; RA 11032.`

export const seaDenialBasis = `DTI Department Administrative Order 24-09; RA 11032, section 9 (e), under which a denial names its grounds and the officer who signs it.`
export const airDenialBasis = `RA 776 as amended by PD 1462; RA 11032, section 9 (e), under which a denial names its grounds and the officer who signs it.`

export const denialRemedy = `The applicant may ask for reconsideration within fifteen days of receipt, and may apply again at any time once the grounds are cured.`

export const seaCounterPayment = `Pay at the cashier of the Trade Agency, Monday to Friday, 8:00 am to 5:00 pm, in cash or by manager’s cheque; or deposit at any branch of the authorised government depository bank, account name “Trade Agency – Freight Forwarding”, account number 0000-1111-22. Write the number of the order of payment on the slip and upload it as proof.`
export const airCounterPayment = `Pay at the cashier of the Aviation Board, Monday to Friday, 8:00 am to 5:00 pm, in cash or by manager’s cheque; or deposit at any branch of the authorised government depository bank, account name “Aviation Board – Airfreight Forwarding”, account number 0000-3333-44. Write the number of the order of payment on the slip and upload it as proof.`
