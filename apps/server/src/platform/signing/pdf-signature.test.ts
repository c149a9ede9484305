import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import { drawingThread } from '../../jobs/draw-document.ts'
import { hasPoppler, signaturesOf } from '#testing/poppler'
import { sampleCertificate } from '#testing/samples/sample-documents'
import { makeDemoCertificate } from './demo-certificate.ts'
import { signPdf } from './pdf-signature.ts'
import { readSigningCertificate, signingCertificate } from './signing-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'lading-signing-'))
const drawing = drawingThread()
let pdf: Buffer
let signed: Buffer

const signing = {
  reason: 'Issue of certificate 26-SFF-000259',
  location: 'Makati, Philippines',
  name: 'Maria Luisa D. Peña',
  signedAt: new Date('2026-12-21T02:12:00Z'),
}

beforeAll(async () => {
  pdf = await drawing.draw('certificate', sampleCertificate)
  signed = await signPdf(pdf, { ...makeDemoCertificate(folder), ...signing })
})
afterAll(async () => {
  await drawing.close()
  rmSync(folder, { recursive: true })
})

describe.runIf(hasPoppler)('a signed certificate, read by another program', () => {
  test('is valid, whole, and names its signer and time', () => {
    const told = signaturesOf(signed)
    expect(told).toContain('Signature is Valid.')
    expect(told).toContain('Total document signed')
    expect(told).toContain('Lading Demo Signer')
    expect(told).toContain('Signing Hash Algorithm: SHA-256')
  })

  test('is found out when any one byte of the document is flipped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: pdf.length - 1 }), fc.integer({ min: 0, max: 7 }), (position, bit) => {
        const forged = Buffer.from(signed)
        forged[position] = ensure(forged[position]) ^ (1 << bit)
        expect(signaturesOf(forged)).not.toContain('Signature is Valid.')
      }),
      { numRuns: 25 },
    )
  })

  test('says that the digest no longer fits when a stroke of the page is changed', () => {
    const forged = Buffer.from(signed)
    forged[Math.floor(pdf.length / 2)] = ensure(forged[Math.floor(pdf.length / 2)]) ^ 1
    expect(signaturesOf(forged)).toContain('Digest Mismatch')
  })

  test('is found out when the signer is changed for another', async () => {
    const other = mkdtempSync(join(folder, 'other-'))
    const forged = await signPdf(pdf, { ...makeDemoCertificate(other), ...signing })
    const contents = (file: Buffer) =>
      file.subarray(file.indexOf('/Contents <'), file.indexOf('>', file.indexOf('/Contents <')))
    const swapped = Buffer.from(signed)
    contents(forged).copy(swapped, swapped.indexOf('/Contents <'))
    swapped[100] = ensure(swapped[100]) ^ 1
    expect(signaturesOf(swapped)).not.toContain('Signature is Valid.')
  })
})

test('signing the same document at the same instant gives the same bytes', async () => {
  const again = await signPdf(pdf, { ...makeDemoCertificate(folder), ...signing })
  expect(again.equals(signed)).toBe(true)
})

test('a signer with an ñ in the name is written as such', () => {
  const [, hexadecimal = ''] = /\/Name <feff([0-9a-f]+)>/.exec(signed.toString('latin1')) ?? []
  expect(Buffer.from(hexadecimal, 'hex').swap16().toString('utf16le')).toBe('Maria Luisa D. Peña')
})

describe('the signing certificate', () => {
  test('of the demo is made once and readable by its owner only', () => {
    const first = makeDemoCertificate(folder)
    expect(makeDemoCertificate(folder)).toEqual(first)
    expect(statSync(join(folder, 'demo-signing.p12')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'demo-signing.passphrase')).mode & 0o777).toBe(0o600)
  })

  test('of the settings is taken before the demo’s', () => {
    const { passphrase } = makeDemoCertificate(folder)
    const path = join(folder, 'demo-signing.p12')
    const settings = {
      signing_p12: path,
      signing_p12_passphrase: passphrase,
      demo: true,
      data_dir: join(folder, 'unused'),
    }
    expect(signingCertificate(settings)).toEqual({ p12: expect.any(Buffer), passphrase })
  })

  test('is absent outside the demo where none is set', () => {
    const settings = { signing_p12: undefined, signing_p12_passphrase: undefined, demo: false, data_dir: folder }
    expect(signingCertificate(settings)).toBeUndefined()
  })

  test('that does not open is refused in one sentence', () => {
    const path = join(folder, 'demo-signing.p12')
    expect(() => readSigningCertificate(path, 'wrong')).toThrow(/does not open with SIGNING_P12_PASSPHRASE/)
    expect(() => readSigningCertificate(join(folder, 'absent.p12'), '')).toThrow(/names a file that is not there/)
    writeFileSync(join(folder, 'no.p12'), 'not a bundle')
    expect(() => readSigningCertificate(join(folder, 'no.p12'), '')).toThrow(/does not open/)
  })
})
