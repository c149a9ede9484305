import sanitize from 'sanitize-html'

/** Written text with its formatting and nothing that runs, loads or disguises; what is stored is already clean. */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'a', 'blockquote', 'h2', 'h3', 'h4'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  }).trim()
}

/** The words alone, for plain-text mails: a paragraph or list item is a line. */
export function textOf(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(p|li|h\d|blockquote)>/gi, '$&\n').replace(/<li[^>]*>/gi, '$&- ')
  return unescaped(sanitize(lines, { allowedTags: [], allowedAttributes: {} }))
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text as it may stand between tags or in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What a person typed, line by line, as it may stand between tags. */
export const escapedLines = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const signs: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}
const unescaped = (text: string) => text.replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => signs[entity] ?? entity)
