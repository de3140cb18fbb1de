import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { App } from './app.tsx'
import { UpdateNote } from './offline/update.tsx'
import { keepApplied } from './settings/apply.ts'

keepApplied()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <App />
    <UpdateNote />
  </StrictMode>,
)
