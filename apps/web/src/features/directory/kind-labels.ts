/** What the papers behind QR codes are called. */
export const kindLabels: Readonly<Record<string, string>> = {
  certificate: 'Certificate of Accreditation',
  'branch-certificate': 'Certificate of a branch',
  loa: 'Letter of Authority',
  certification: 'Certification',
  'sec-recommendation': 'Recommendation to the SEC',
  'official-receipt': 'Official receipt',
}
