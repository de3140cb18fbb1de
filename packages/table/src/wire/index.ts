export * from './reply.ts'
export * from './request.ts'
