export * from './enumerate.ts'
