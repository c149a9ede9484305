import { parseSync, Visitor, type ESTree } from 'vite'

/** Words of the product that a person can read, and where they stand. */
export interface Sentence {
  readonly file: string
  readonly line: number
  /** Values that are filled in stand as `…`. */
  readonly text: string
}

/** Attributes whose strings are names of styles, kinds and addresses. */
const UNREAD =
  /^(class\w*|style|key|id|role|type|to|href|src|rel|name|variant|size|color|c|[mp][trblxy]?|d|points|viewBox|transform|fill|stroke|data-.*|autoComplete|inputMode|gap|w|h|justify|align)$/

/** What stands in quotes but is no language: SQL, styles, patterns, media types, formats. */
const CODE =
  /^\s*(select|insert|update|delete|create|alter|drop|with|where|and|or|order by|from|left join|join|union|begin|set|grant|lock|vacuum|on conflict|values|returning|for update|coalesce|exists|not exists|case when)\b|var\(|^[\w-]+\([^ ]*\)|[{};]\s*$|^\S+\/\S+$|^(--|\/\/|https?:|\.|#)|^[\d.,%\s#-]+$|::\w|\$\d|^[A-Z0-9_]+$|^[a-z]+[A-Z]\w*$/

/**
 * Every sentence and label in the code of one file: text between tags, strings and templates.
 * It rather takes one too many: a string of two words counts, or one that starts with a capital.
 */
export function sentencesIn(file: string, code: string): Sentence[] {
  const found: (readonly [place: number, text: string])[] = []
  const parts = new Set<unknown>()
  const keep = (node: ESTree.Node, text: string) => {
    if (!parts.has(node) && isRead(text)) found.push([node.start, text.replaceAll(/\s+/g, ' ').trim()])
  }
  new Visitor({
    ImportDeclaration: ({ source }) => void parts.add(source),
    ExportNamedDeclaration: ({ source }) => void parts.add(source),
    ExportAllDeclaration: ({ source }) => void parts.add(source),
    ImportExpression: ({ source }) => void parts.add(source),
    TSLiteralType: ({ literal }) => void parts.add(literal),
    TaggedTemplateExpression: ({ quasi, tag }) =>
      void (code.slice(tag.start, tag.end).startsWith('sql') && parts.add(quasi)),
    JSXAttribute: ({ name, value }) => void (UNREAD.test(code.slice(name.start, name.end)) && parts.add(value)),
    BinaryExpression: (node) => void (node.operator === '+' && joined(node)),
    JSXElement: (node) => between(node.children, node),
    JSXFragment: (node) => between(node.children, node),
    TemplateLiteral: (node) => keep(node, templateText(node)),
    Literal: (node) => void (typeof node.value === 'string' && keep(node, node.value)),
  }).visit(parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program)

  /** `'one half ' + 'the other'` is one sentence. */
  function joined(node: ESTree.Node): void {
    const text = addedText(node)
    if (text === undefined || parts.has(node)) return
    keep(node, text)
    for (let left: ESTree.Node = node; left.type === 'BinaryExpression'; left = left.left) {
      parts.add(left).add(left.left).add(left.right)
    }
  }

  /** The text of an element with its strings; what is inside other elements stands for itself. */
  function between(children: readonly ESTree.JSXChild[], element: ESTree.Node): void {
    if (!children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))) return
    const text = children.map((child) => {
      if (child.type === 'JSXText') return child.value
      const inner = child.type === 'JSXExpressionContainer' ? readable(child.expression) : undefined
      if (inner !== undefined && child.type === 'JSXExpressionContainer') parts.add(child.expression)
      return inner ?? '…'
    })
    found.push([firstText(children) ?? element.start, text.join('').replaceAll(/\s+/g, ' ').trim()])
  }
  const lineAt = lines(code)
  return found.toSorted(([one], [other]) => one - other).map(([place, text]) => ({ file, line: lineAt(place), text }))
}

function firstText(children: readonly ESTree.JSXChild[]): number | undefined {
  const text = children.find((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value))
  return text?.type === 'JSXText' ? text.start + text.value.search(/\S/) : undefined
}

function readable(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral' ? templateText(node) : undefined
}

/** Both sides of a `+`, when one of them is a string. */
function addedText(node: ESTree.Node): string | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return readable(node)
  const left = addedText(node.left)
  const right = readable(node.right)
  return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`
}

function templateText(node: ESTree.TemplateLiteral): string {
  return node.quasis.map(({ value }) => value.cooked ?? '').join('…')
}

function isRead(text: string): boolean {
  return (/\p{L}{2,}\P{L}*\s\P{L}*\p{L}/u.test(text) || /^\p{Lu}\p{Ll}+/u.test(text)) && !CODE.test(text)
}

/** The line of a place, counted from 1. */
function lines(code: string): (place: number) => number {
  const ends = [...code.matchAll(/\n/g)].map(({ index }) => index)
  return (place) => {
    const line = ends.findIndex((end) => end >= place)
    return (line === -1 ? ends.length : line) + 1
  }
}
