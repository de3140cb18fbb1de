export * from './client.ts'
export * from './limits.ts'
export * from './reply.ts'
export * from './request.ts'
