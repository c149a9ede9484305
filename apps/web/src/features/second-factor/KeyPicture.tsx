const QUIET = 4 // squares of white around a QR code that scanners need

const qrStyle = { display: 'block', width: 220, maxWidth: '100%', border: '1px solid var(--line)', borderRadius: 8 }

/** The QR code of a key; always dark on white, which is what cameras read best. */
export function KeyPicture({ strokes, squares }: { strokes: string; squares: number }) {
  const side = squares + 2 * QUIET
  return (
    <svg
      style={qrStyle}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label="QR code of the key; the next step gives it as text"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={strokes} stroke="#000" strokeWidth={1.02} />
    </svg>
  )
}
