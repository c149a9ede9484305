import { active, packedOddly, spellings } from '#testing/samples/hostile-pdfs'
import { sampleJpeg, samplePdf, samplePng, sampleProgram } from '#testing/samples/sample-files'
import { zipSync } from 'fflate'
import { broken, cut } from './broken-files.ts'
import { floods } from './floods.ts'
import { otherKinds } from './other-kinds.ts'
import { rewritten } from './rewritten.ts'
import { file, type CorpusFile } from './sample-files.ts'

/** Files that nobody's application may carry: each of them must be refused. */
export async function hostileFiles(): Promise<CorpusFile[]> {
  return [
    ...(await activePdfs()),
    ...(await floods()),
    ...(await broken()),
    ...(await cut()),
    ...(await twofold()),
    ...otherKinds(),
  ]
}

/** What runs or carries something, in every spelling and as another program stores it again. */
async function activePdfs(): Promise<CorpusFile[]> {
  const kinds = Object.entries(active).map(async ([what, { build }]) => {
    const spelled = await Promise.all(
      Object.entries(spellings).map(async ([spelling, as]) => file(`${what}, ${spelling}`, await as(build))),
    )
    const [plain] = spelled
    const packed = await Promise.all(
      Object.entries(packedOddly).map(async ([how, as]) => file(`${what}, packed ${how}`, await as(build))),
    )
    return [...spelled, ...packed, ...(plain ? rewritten(plain) : [])]
  })
  return (await Promise.all(kinds)).flat()
}

const END = 22

/** The same archive with the records of ZIP64 before its end, which then says no more where its list begins. */
function forLargeFiles(archive: Uint8Array): Buffer {
  const [before, end] = [Buffer.from(archive.subarray(0, -END)), Buffer.from(archive.subarray(-END))]
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) record.writeBigUInt64LE(1n, at)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40)
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(before.length), 8)
  locator.writeUInt32LE(1, 16)
  end.writeUInt32LE(0xffffffff, 12)
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([before, record, locator, end])
}

/** What is a document to one program and something else to another. */
async function twofold(): Promise<CorpusFile[]> {
  const archive = zipSync({ 'invoice.exe': sampleProgram() })
  const remarked = Buffer.concat([archive.subarray(0, -2), Buffer.from([9, 0]), Buffer.from('%%EOF\n   ')])
  const documents = { PDF: await samplePdf(), picture: samplePng(), photo: sampleJpeg() }
  const behind = Object.entries(documents).flatMap(([what, bytes]) => [
    file(`a ${what} with an archive behind it`, Buffer.concat([bytes, archive])),
    file(`a ${what} with an archive and a remark behind it`, Buffer.concat([bytes, remarked])),
    file(`a ${what} with an archive for large files behind it`, Buffer.concat([bytes, forLargeFiles(archive)])),
  ])
  const before = (what: string, head: string) =>
    file(`${what} before a PDF`, Buffer.concat([Buffer.from(head, 'latin1'), documents.PDF]))
  return [
    ...behind,
    before('a program', 'MZ\x90\0\x03\0\0\0'),
    before('a web page', '<html><script>alert(1)</script>\n'),
    before('a script for a shell', '#!/bin/sh\nrm -rf ~\nexit\n'),
    before('a script for a server', '<?php system($_GET["c"]); ?>\n'),
    before('an archive', Buffer.from(archive).toString('latin1')),
  ]
}
