/** A PDF with these words, one page each. */
export function samplePdf(...pages: string[]): Blob {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((words, place) => {
      const drawn = `BT /F1 24 Tf 40 700 Td (${words}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + place * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const size = objects.length + 1
  const table = ['0000000000 65535 f ', ...places.map((at) => `${at} 00000 n `)].join('\n')
  text += `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new Blob([text], { type: 'application/pdf' })
}
