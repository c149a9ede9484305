import 'node-forge'

/** What signs PDF files: a PKCS#12 bundle of key and certificates, and its passphrase. */
export interface SigningCertificate {
  p12: Buffer
  passphrase: string
}
