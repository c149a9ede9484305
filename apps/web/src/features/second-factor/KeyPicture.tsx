const QUIET = 4 // squares of white around a QR code that scanners need

/** The QR code of a key; always dark on white, which is what cameras read best. */
export function KeyPicture({ strokes, squares }: { strokes: string; squares: number }) {
  const side = squares + 2 * QUIET
  return (
    <svg
      className="second-factor-qr"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label="QR code of the key; the next step gives it as text"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={strokes} stroke="#000" strokeWidth={1.02} />
    </svg>
  )
}
