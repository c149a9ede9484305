const LENGTH = 20 // specification, section 5

/** Text over the length is cut there and marked with an ellipsis; characters outside the basic plane stay whole. */
export function shortenText(text: string, length = LENGTH): string {
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
