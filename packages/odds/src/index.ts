export * from './chance.ts'
export * from './enumerate.ts'
export * from './luck.ts'
export * from './slip.ts'
