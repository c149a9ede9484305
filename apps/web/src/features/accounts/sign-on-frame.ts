import { type ComponentType, type ReactNode } from 'react'
export type Frame = ComponentType<{ title: string; lead?: ReactNode; children: ReactNode }>
