import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { drawPage, openPdf } from './pdf.ts'
import classes from './PdfPages.module.css'

interface Props {
  readonly blob: Blob
  readonly name: string
  /** From 1. */
  readonly page: number
  /** 1 fits the width of the well. */
  readonly zoom: number
  readonly onPages: (count: number) => void
  readonly onFailure: (sentence: string) => void
}

/** One page of a PDF: drawn, with its words for readers and for copying. */
export function PdfPages({ blob, name, page, zoom, onPages, onFailure }: Props) {
  const { pdf, isClosed } = useOpenPdf(blob, onPages, onFailure) ?? {}
  const well = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const width = useWidth(well) * zoom

  useEffect(() => {
    if (!pdf || width === 0) return
    let stop: (() => void) | undefined
    let over = false
    pdf.getPage(page).then(
      (proxy) => {
        if (!over && canvas.current && words.current) {
          stop = drawPage(proxy, { canvas: canvas.current, words: words.current }, width)
        }
      },
      // Refused too where the file was closed meanwhile: nobody looks at it any more, or a newer one is being opened.
      (reason: Error) => over || isClosed?.aborted || onFailure(sentenceOf(reason)),
    )
    return () => {
      over = true
      stop?.()
    }
  }, [pdf, isClosed, page, width, onFailure])

  return (
    <div ref={well}>
      {pdf ? (
        <div className={classes.page} data-page style={{ width }}>
          <canvas ref={canvas} aria-hidden="true" />
          <div ref={words} className={classes.words} role="document" aria-label={`${name}, page ${page}`} />
        </div>
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

function useOpenPdf(blob: Blob, onPages: (count: number) => void, onFailure: (sentence: string) => void) {
  const [open, setOpen] = useState<{ readonly pdf: PDFDocumentProxy; readonly isClosed: AbortSignal }>()
  useEffect(() => {
    const shown = new AbortController()
    openPdf(blob, shown.signal).then(
      (opened) => {
        if (shown.signal.aborted) return
        setOpen({ pdf: opened, isClosed: shown.signal })
        onPages(opened.numPages)
      },
      (reason: Error) => shown.signal.aborted || onFailure(sentenceOf(reason)),
    )
    return () => shown.abort()
  }, [blob, onPages, onFailure])
  return open
}

function sentenceOf({ name }: Error): string {
  return name === 'PasswordException'
    ? 'This PDF asks for a password, so it cannot be shown here.'
    : 'This file cannot be shown here. Download it to view it.'
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return width
}
