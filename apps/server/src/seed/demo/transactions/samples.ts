import { ensure } from '@lading/domain/ensure'
/** A one-page PDF of a few lines, for documents of the demo: small, and it opens. */
export function samplePdf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line, index) => `${index === 0 ? '' : 'T* '}(${escaped(line)}) Tj`).join('\n')
  const content = `BT /F1 14 Tf 72 740 Td 22 TL\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file + end, 'latin1')
}

/** Characters of the font's encoding; ñ and é are in it, the peso sign is not. */
const escaped = (line: string) =>
  line
    .replace(/[\\()]/g, '\\$&')
    .replace(/[‘’“”–]/g, (sign) => ensure(winAnsi[sign], 'the sign in WinAnsi'))
    .replace(/[^\u0020-\u00ff]/g, '?')
const winAnsi: Readonly<Record<string, string>> = {
  '‘': '\u0091',
  '’': '\u0092',
  '“': '\u0093',
  '”': '\u0094',
  '–': '\u0096',
}
