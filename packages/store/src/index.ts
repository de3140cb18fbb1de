export * from './copy.ts'
export * from './fault.ts'
export * from './store.ts'
