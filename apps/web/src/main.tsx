import './styles/all.css'
import '@fontsource-variable/public-sans/wght.css'
import '@fontsource-variable/source-serif-4/wght.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ensure } from '@lading/domain/ensure'
import { queries } from './app/queries.ts'
import { createRouter } from './app/router.tsx'
import { wire } from './app/wiring.ts'
import { theme } from './app/theme.ts'

wire(queries)

createRoot(ensure(document.getElementById('root'), '#root in the page')).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <QueryClientProvider client={queries}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
