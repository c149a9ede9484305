/** The longer texts the portal starts with; in the database they are rows. */

export const declaration = `I declare under penalty of law that everything stated in this {transaction} is true and complete, that the documents submitted are faithful copies of the originals, and that I am authorised to act for the business. I understand that a false statement is a ground for disapproval, suspension or revocation.`

export const privacyNotice = `The agencies collect what this form asks in order to accredit freight forwarders, to collect fees, to supervise accredited businesses and to answer the public about who is accredited. The Data Privacy Act of 2012 (RA 10173) governs it.

The public directory shows the name of the business, its scope, certificate number, validity, business address, office telephone and e-mail. It shows no home addresses, birth dates or identity cards.

Records of an accreditation are kept for its life and ten years more, receipts for ten years, abandoned drafts for two months.

You may ask to see, correct, block or take with you what is kept about you, and object to optional uses. Write to the data protection officer of the agency; requests are answered within thirty working days and are free. You may also complain to the National Privacy Commission.`

export const terms = `These terms apply to everyone who uses this portal. By registering an account you accept them.

# Your account

An account belongs to one person. Keep your password to yourself, and tell us at once if somebody else has used your account. Act for a business only if it has authorised you. An owner of the business can change or end your access at any time.

# What you file

What you enter and upload must be true and complete. You confirm this in the declaration before each submission. A filing is received when the portal shows its tracking number; the number of working days counts from the day the agency receives it.

# Electronic documents

Documents that the portal signs digitally have the same effect as signed paper. Anyone can check them against the register with their QR code.

# Fees

You pay only what an order of payment states. Fees are set by the rules of the agency. Pay as the order of payment says, and keep the official receipt.

# The public register

The register shows each accreditation as it stands on the day you look. Check it again before you rely on it.

# Misuse

Do not try to reach other people’s records, disturb the portal or upload harmful files. An account that is misused can be disabled. Acts in the portal are recorded.

# Changes

The agencies may change these terms. This page shows the version in force.`

export const seaMemorandumBasis = `DTI Department Administrative Order 24-09; Executive Order 913, series of 1983; Executive Order 514, series of 2006; RA 11032.`
export const airMemorandumBasis = `RA 776 as amended by PD 1462; Economic Regulations of the aviation board; RA 11032.`

export const seaDenialBasis = `DTI Department Administrative Order 24-09; RA 9485 as amended by RA 11032, section 9 (c), under which a denial states its grounds and the name of the person who made it.`
export const airDenialBasis = `RA 776 as amended by PD 1462; RA 9485 as amended by RA 11032, section 9 (c), under which a denial states its grounds and the name of the person who made it.`

export const rejectedReportRemedy = `The report is still owed: file it again without delay. The business may ask for reconsideration within fifteen days of receipt.`

export const denialRemedy = `The applicant may ask for reconsideration within fifteen days of receipt, and may apply again at any time once the grounds are cured.`

export const seaCounterPayment = `Pay at the cashier of the Trade Agency, Monday to Friday, 8:00 am to 5:00 pm, in cash or by manager’s cheque; or deposit at any branch of the authorised government depository bank, account name “Trade Agency – Freight Forwarding”, account number 0000-1111-22. Write the number of the order of payment on the slip and upload it as proof.`
export const airCounterPayment = `Pay at the cashier of the Aviation Board, Monday to Friday, 8:00 am to 5:00 pm, in cash or by manager’s cheque; or deposit at any branch of the authorised government depository bank, account name “Aviation Board – Airfreight Forwarding”, account number 0000-3333-44. Write the number of the order of payment on the slip and upload it as proof.`
