import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fromBase64url, toBase64url } from './base64url.ts'

test('bytes are written as the platform writes them, and read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const text = toBase64url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64url(text)).toEqual(bytes)
    }),
  )
})

test.each(['A', 'AB', 'AAB', 'AA==', 'A A', 'AA+/', 'ÄÄ'])('%j is refused: nobody wrote it so', (text) => {
  expect(fromBase64url(text)).toBeUndefined()
})

test('every text is the writing of at most one run of bytes', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,40}$/), (text) => {
      const bytes = fromBase64url(text)
      expect([undefined, text]).toContain(bytes && toBase64url(bytes))
    }),
  )
})
