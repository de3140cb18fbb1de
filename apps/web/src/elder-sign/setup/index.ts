export { defaultSetup } from './default-setup.ts'
export { SetupForm } from './setup-form.tsx'
