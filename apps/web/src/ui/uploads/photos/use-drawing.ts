import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Watch } from './straighten.ts'

/** Draws on a canvas of the page; once more when `shows`, all it draws written as text, changes. */
export function useDrawing(draw: (canvas: HTMLCanvasElement, watch: Watch) => Promise<void>, shows: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [done, setDone] = useState(0)
  const [fault, setFault] = useState('')
  const begin = useEffectEvent((watch: Watch) => canvas.current && draw(canvas.current, watch))
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const work = async () => {
      setDone(0)
      setFault('')
      await begin({ signal, onProgress: setDone })
      if (!signal.aborted) setDone(1)
    }
    work().catch(() => signal.aborted || setFault('This page could not be drawn. Close other tabs, and try again.'))
    return () => stop.abort()
  }, [shows])
  return { canvas, done, fault }
}
