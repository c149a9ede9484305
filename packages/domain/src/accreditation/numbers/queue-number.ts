const WIDTH = 5 // specification, section 9

/** `Queue No. 00001`. */
export function queueNumber(number: number): string {
  return `Queue No. ${String(number).padStart(WIDTH, '0')}`
}
