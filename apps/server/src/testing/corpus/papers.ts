import { madeBy } from './programs.ts'
import { file, type CorpusFile } from './sample-files.ts'

/** What an office writes, as pages of a browser; each is printed to a PDF. */
const pages: Readonly<Record<string, string>> = {
  'a letter': `<p style="text-align:right">Makati, 5 October 2026</p><p>Dear Sir or Madam,</p>${'<p>We apply for accreditation as a freight forwarder and enclose what is required. ₱ ñ é “ ” – €</p>'.repeat(9)}<p>Teresa Peñaflor</p>`,
  'a statement of accounts': `<table border=1><tr><th>Account<th>2025<th>2024</tr>${'<tr><td>Trade receivables<td>12,340,000.00<td>9,100,250.75</tr>'.repeat(60)}</table>`,
  'a filled form': `<h1>General information sheet</h1><label>Name <input value="Peñaflor Cargo"></label><input type=checkbox checked> stock <select><option>Corporation</select><textarea>Unit 4</textarea>`,
  'a report of many pages': `<h1>Annual report</h1>${'<h2>Part</h2><p>Figures of the year, and what they mean.</p><div style="break-after:page"></div>'.repeat(40)}`,
  'a poster': `<div style="height:900px;background:linear-gradient(45deg,#036,#fc0);opacity:.8;box-shadow:0 0 40px #000"><a href="https://trade-agency.example">visit us</a></div>`,
  'a receipt': `<style>@page{size:80mm 120mm;margin:4mm}</style><pre>OFFICIAL RECEIPT\nNo. 0001\nPHP 5,000.00</pre>`,
  'a certificate with a drawing': `<h1>Certificate</h1><svg width=300 height=300><g fill="none" stroke="navy">${Array.from({ length: 80 }, (_, no) => `<circle cx=150 cy=150 r=${no * 2} stroke-dasharray="${no} 3"/>`).join('')}</g></svg>`,
}

/** Printed by the browser at this path. */
export const printed = (browser: string, flags: readonly string[]): CorpusFile[] =>
  Object.entries(pages).map(([what, html]) => {
    const page = Buffer.from(`<!doctype html><meta charset=utf-8><title>${what}</title>${html}`)
    const words = (from: string, to: string) => [
      ...flags,
      '--headless',
      `--print-to-pdf=${to}`,
      '--no-pdf-header-footer',
      from,
    ]
    return file(`${what}, printed by a browser`, madeBy(browser, ['html', 'pdf'], page, words))
  })

const ghostscript: Readonly<Record<string, readonly string[]>> = {
  'for old readers': ['-dCompatibilityLevel=1.3', '-r150'],
  'of version 1.5': ['-dCompatibilityLevel=1.5'],
  'for screens': ['-dPDFSETTINGS=/screen'],
  'for a printing house': ['-dPDFSETTINGS=/prepress'],
  'for archives': ['-dPDFA=2', '-sColorConversionStrategy=RGB', '-dPDFACompatibilityPolicy=1'],
  'for the web': ['-dFastWebView=true'],
}
const QUIETLY = ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite']

/** The same document from a printer driver that writes PDFs, and from a library that draws them. */
export const reprinted = ({ what, bytes }: CorpusFile): CorpusFile[] => [
  ...Object.entries(ghostscript).map(([way, words]) =>
    file(
      `${what}, then ${way}`,
      madeBy('gs', ['pdf', 'pdf'], bytes, (from, to) => [...QUIETLY, ...words, `-sOutputFile=${to}`, from]),
    ),
  ),
  file(
    `${what}, drawn anew`,
    madeBy('pdftocairo', ['pdf', 'pdf'], bytes, (from, to) => ['-pdf', from, to]),
  ),
]
