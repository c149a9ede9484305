import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { ensure } from '@lading/domain/ensure'
import * as sample from '#testing/samples/sample-documents'
import { drawingThread } from './draw-document.ts'

const { draw: drawDocument, close } = drawingThread()
afterAll(() => close())

describe('the printing thread', () => {
  test('refuses a total which is not the sum of its lines', async () => {
    await expect(
      drawDocument('order-of-payment', { ...sample.sampleOrderOfPayment, total_amount: '6531.00' }),
    ).rejects.toThrow(/do not add up/)
  })

  test('refuses a certificate with a letter its fonts lack, and names it', async () => {
    const business_name = '漢 Lines'
    await expect(drawDocument('certificate', { ...sample.sampleCertificate, business_name })).rejects.toThrow(
      'cannot draw: 漢',
    )
  })

  test('refuses an amount which is no amount, in words', async () => {
    await expect(
      drawDocument('order-of-payment', { ...sample.sampleOrderOfPayment, total_amount: '6,530' }),
    ).rejects.toThrow(/decimal text/)
  })

  test('that is killed refuses the document under way; the next one is drawn', async () => {
    const renderer = drawingThread()
    const [under_way, waiting] = [1, 2].map(() => renderer.draw('certificate', sample.sampleCertificate))
    await Promise.all([
      expect(under_way).rejects.toThrow('closed'),
      expect(waiting).rejects.toThrow('closed'),
      renderer.close(),
    ])
    const again = await renderer.draw('certificate', sample.sampleCertificate)
    expect(again.subarray(0, 5).toString()).toBe('%PDF-')
    await renderer.close()
  })

  test('that runs out of memory refuses the document, and the server lives', async () => {
    const renderer = drawingThread({ memoryLimitMb: 8 })
    await expect(renderer.draw('certificate', sample.sampleCertificate)).rejects.toThrow(/memory/)
    await renderer.close()
  })

  test('that hangs is given up', async () => {
    const renderer = drawingThread({ timeLimitMs: 1 })
    await expect(renderer.draw('certificate', sample.sampleCertificate)).rejects.toThrow('took too long')
    await renderer.close()
  })

  test('is replaced after its share of documents, and nobody notices', async () => {
    let threads = 0
    const count = () => void (threads += 1)
    process.on('worker', count)
    onTestFinished(() => void process.off('worker', count))
    const renderer = drawingThread({ ordersPerThread: 1 })
    const drawn = await Promise.all([1, 2].map(() => renderer.draw('certificate', sample.sampleCertificate)))
    expect(drawn.every((pdf) => pdf.equals(ensure(drawn[0])))).toBe(true)
    expect(threads).toBe(2)
    await renderer.close()
  })
})
