import '#lib/schema-settings.ts'
import './styles/all.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ensure } from '@lading/domain/ensure'
import { createPortal } from '#lib/portal.ts'
import { StoredSession } from '#lib/session/stored-session.ts'
import { createRouter } from './app/router.tsx'
import { openPage, wire } from './app/wiring.ts'
import { theme } from './app/theme.ts'

// What every page is written in, asked for now that the code is here: the browser asks when the first words stand.
for (const font of ['1em "Public Sans Variable"', '600 1em "Source Serif 4"'])
  document.fonts.load(font).catch(() => undefined) // the words stand in another

const portal = createPortal({ session: new StoredSession(localStorage), openPage })
wire(portal)

createRoot(ensure(document.getElementById('root'), '#root in the page')).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={portal.queries}>
        <RouterProvider router={createRouter(portal)} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
