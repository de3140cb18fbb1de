export * from './fault.ts'
export * from './store.ts'
