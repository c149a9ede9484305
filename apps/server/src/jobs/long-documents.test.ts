import { ensure } from '@lading/domain/ensure'
import { afterAll, expect, test } from 'vitest'
import { hasPoppler, wordsOf } from '#testing/poppler'
import { sampleMemorandum } from '#testing/samples/sample-memorandum'
import { drawingThread } from './draw-document.ts'

const { draw, close } = drawingThread()
afterAll(() => close())

test.runIf(hasPoppler)(
  'a long recommendation and a long finding go on on the next page, no line above another',
  async () => {
    const recommendation = Array.from({ length: 90 }, () => 'Recommended.').join('\n')
    const [first, ...rest] = sampleMemorandum.documents
    const finding = Array.from({ length: 90 }, () => 'Unreadable.').join('\n')
    const documents = [{ ...ensure(first), finding }, ...rest]
    const words = wordsOf(await draw('memorandum', { ...sampleMemorandum, documents, recommendation }))
    for (const long of ['Recommended.', 'Unreadable.']) {
      const tops = words.filter(({ word }) => word === long).map(({ top }) => top)
      expect(tops).toHaveLength(90)
      expect(Math.max(...tops)).toBeLessThan(800)
      expect(tops.slice(1).filter((top, before) => Math.abs(top - (tops[before] ?? 0)) < 8)).toEqual([])
    }
  },
)
