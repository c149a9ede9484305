/** Chooses files in an input, as the browser's own dialog would; nothing is copied, however large they are. */
export function chooseFiles(input: HTMLInputElement, files: readonly File[]) {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
