import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { addressOf } from './address.ts'
import { App, fetchScreen } from './app.tsx'
import { UpdateNote } from './offline/update.tsx'
import { keepApplied } from './settings/apply.ts'

fetchScreen(addressOf(location.hash))
keepApplied()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')
createRoot(root).render(
  <StrictMode>
    <App />
    <UpdateNote />
  </StrictMode>,
)
