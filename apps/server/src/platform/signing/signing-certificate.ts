import { existsSync, readFileSync } from 'node:fs'
import forge from 'node-forge'
import { WrongSetting, type Config } from '../config.ts'
import { makeDemoCertificate } from './demo-certificate.ts'
import { type SigningCertificate } from './certificate-bundle.ts'

type SigningSettings = Pick<Config, 'signing_p12' | 'signing_p12_passphrase' | 'demo' | 'data_dir'>

/** The certificate of the settings, or the demo's own; undefined where neither is: documents then go unsigned. Throws `WrongSetting`. */
export function signingCertificate(settings: SigningSettings): SigningCertificate | undefined {
  if (!signsFiles(settings)) return undefined
  const { signing_p12, signing_p12_passphrase: passphrase = '' } = settings
  if (signing_p12) return readSigningCertificate(signing_p12, passphrase)
  return makeDemoCertificate(settings.data_dir)
}

/** Whether the portal signs the files of its certificates and letters. */
export const signsFiles = ({ signing_p12, demo }: Pick<Config, 'signing_p12' | 'demo'>): boolean =>
  Boolean(signing_p12) || demo

/** Reads a P12 file and makes sure that it opens and holds a key with its certificate. Throws `WrongSetting`. */
export function readSigningCertificate(path: string, passphrase: string): SigningCertificate {
  if (!existsSync(path)) throw new WrongSetting(`The setting SIGNING_P12 names a file that is not there: ${path}.`)
  const p12 = readFileSync(path)
  if (!opens(p12, passphrase)) {
    throw new WrongSetting(
      'SIGNING_P12 does not open with SIGNING_P12_PASSPHRASE, or holds no key with its certificate.',
    )
  }
  return { p12, passphrase }
}

function opens(p12: Buffer, passphrase: string): boolean {
  try {
    const bundle = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(p12.toString('binary')), passphrase)
    const held = (bagType: string) => bundle.getBags({ bagType })[bagType]?.length ?? 0
    return held(forge.pki.oids.pkcs8ShroudedKeyBag ?? '') > 0 && held(forge.pki.oids.certBag ?? '') > 0
  } catch {
    return false // the library throws for a wrong passphrase and for a file of another kind alike
  }
}
