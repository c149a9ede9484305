import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Reads PDFs from outside, for tests: what another program sees, not what we meant to write. */

/** Whether poppler's programs are on this machine. */
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

/** The text of every page, as a person would copy it; pages end with a form feed. */
export function textOf(pdf: Uint8Array): string {
  return ask('pdftotext', ['-enc', 'UTF-8', 'FILE', '-'], pdf).toString('utf8')
}

/** The text with every run of white space as one space, for finding sentences broken over lines. */
export function flatTextOf(pdf: Uint8Array): string {
  return textOf(pdf).replace(/\s+/gu, ' ')
}

export function pagesOf(pdf: Uint8Array): number {
  return Number(/^Pages:\s+(\d+)$/mu.exec(ask('pdfinfo', ['FILE'], pdf).toString())?.[1])
}

/** The title that a reader shows; empty where there is none. */
export function titleOf(pdf: Uint8Array): string {
  return /^Title:\s+(.+)$/mu.exec(ask('pdfinfo', ['FILE'], pdf).toString())?.[1] ?? ''
}

/** The names of fonts which are not embedded, and how many pictures stand in the file. */
export function borrowedOf(pdf: Uint8Array): { fonts: string[]; pictures: number } {
  const rows = (text: Buffer) => text.toString().split('\n').slice(2).filter(Boolean)
  const fonts = rows(ask('pdffonts', ['FILE'], pdf)).filter((row) => !/ yes yes (yes|no) /u.test(row))
  return { fonts, pictures: rows(ask('pdfimages', ['-list', 'FILE'], pdf)).length }
}

/** What `pdfsig` says of the signatures; nothing where it cannot even read the file. */
export function signaturesOf(pdf: Uint8Array): string {
  return ask('pdfsig', ['-nocert', 'FILE'], pdf).toString()
}

/** Where each word stands on its page, in points from the top left. */
export function wordsOf(pdf: Uint8Array): { word: string; top: number; bottom: number }[] {
  const boxes = ask('pdftotext', ['-bbox', '-enc', 'UTF-8', 'FILE', '-'], pdf).toString('utf8')
  const words = boxes.matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)</gu)
  return [...words].map(([, top, bottom, word]) => ({ word: word ?? '', top: Number(top), bottom: Number(bottom) }))
}

/** The first page as rows of grey, 0 black to 255 white. */
export function picturedFirstPage(pdf: Uint8Array, dots_per_inch: number): { width: number; grey: Buffer } {
  const arguments_ = ['-gray', '-r', String(dots_per_inch), '-f', '1', '-l', '1', 'FILE']
  const picture = ask('pdftoppm', arguments_, pdf)
  const head = /^P5\s+(\d+)\s+\d+\s+255\s/u.exec(picture.subarray(0, 40).toString('latin1'))
  return { width: Number(head?.[1]), grey: picture.subarray(head?.[0].length) }
}

function ask(program: string, arguments_: string[], pdf: Uint8Array): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'lading-pdf-'))
  const file = join(folder, 'document.pdf')
  try {
    writeFileSync(file, pdf)
    const named = arguments_.map((argument) => (argument === 'FILE' ? file : argument))
    return spawnSync(program, named, { maxBuffer: 256 * 1024 * 1024 }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}
