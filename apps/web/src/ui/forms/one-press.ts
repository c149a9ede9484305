import { useRef } from 'react'

/**
 * Takes a press once: `begins` is false for a second one that comes before the page shows that the first is being done.
 * Call `isDrawn` when it was begun.
 */
export function useOnePress() {
  const isPressed = useRef(false)
  const begins = () => {
    if (isPressed.current) return false
    isPressed.current = true
    return true
  }
  // After `busy`, which an act tells in the same way.
  const isDrawn = () => void setTimeout(() => (isPressed.current = false))
  return { begins, isDrawn }
}
