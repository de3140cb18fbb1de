export * from './client.ts'
export * from './reply.ts'
export * from './request.ts'
