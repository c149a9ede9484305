import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import forge from 'node-forge'
import { writePrivateFile } from './private-file.ts'
import type { SigningCertificate } from './certificate-bundle.ts'

const FILES = { p12: 'demo-signing.p12', passphrase: 'demo-signing.passphrase', authority: 'demo-signing-ca.pem' }
// Wide enough for any clock a demo is shown with.
const VALIDITY = { from: new Date('2020-01-01T00:00:00Z'), until: new Date('2045-01-01T00:00:00Z') }

interface Pair {
  private_key: forge.pki.rsa.PrivateKey
  public_key: forge.pki.rsa.PublicKey
}

interface Named {
  subject: string
  issuer: string
  serial: string
  extensions: object[]
}

/** The demo's signer under its own authority, made at the first start and read from `folder` from then on. */
export function makeDemoCertificate(folder: string): SigningCertificate {
  const at = (name: keyof typeof FILES) => join(folder, FILES[name])
  if (existsSync(at('p12'))) {
    return { p12: readFileSync(at('p12')), passphrase: readFileSync(at('passphrase'), 'utf8') }
  }
  const passphrase = randomBytes(24).toString('base64url')
  const { p12, authority } = newBundle(passphrase)
  writePrivateFile(at('passphrase'), passphrase)
  writePrivateFile(at('authority'), authority)
  writePrivateFile(at('p12'), p12) // last: its presence says that the others are whole
  return { p12, passphrase }
}

function newBundle(passphrase: string): { p12: Buffer; authority: string } {
  const [root, signer] = [newPair(), newPair()]
  const [root_name, signer_name] = ['Lading Demo Authority', 'Lading Demo Signer']
  const authority = certify(root.public_key, root.private_key, {
    subject: root_name,
    issuer: root_name,
    serial: '01',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const certificate = certify(signer.public_key, root.private_key, {
    subject: signer_name,
    issuer: root_name,
    serial: '02',
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    ],
  })
  const options = { algorithm: '3des', friendlyName: signer_name } as const
  const bundle = forge.pkcs12.toPkcs12Asn1(signer.private_key, [certificate, authority], passphrase, options)
  const p12 = Buffer.from(forge.asn1.toDer(bundle).getBytes(), 'binary')
  return { p12, authority: forge.pki.certificateToPem(authority) }
}

/** The key is made by Node, a hundred times faster than by the library. */
function newPair(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return { private_key: forge.pki.privateKeyFromPem(privateKey), public_key: forge.pki.publicKeyFromPem(publicKey) }
}

function certify(key: forge.pki.rsa.PublicKey, by: forge.pki.rsa.PrivateKey, { subject, issuer, ...rest }: Named) {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = key
  certificate.serialNumber = rest.serial
  certificate.validity.notBefore = VALIDITY.from
  certificate.validity.notAfter = VALIDITY.until
  certificate.setSubject(nameOf(subject))
  certificate.setIssuer(nameOf(issuer))
  certificate.setExtensions(rest.extensions)
  certificate.sign(by, forge.md.sha256.create())
  return certificate
}

function nameOf(common_name: string): forge.pki.CertificateField[] {
  return [
    { name: 'commonName', value: common_name },
    { name: 'organizationName', value: 'Lading (demonstration)' },
    { name: 'countryName', value: 'PH' },
  ]
}
