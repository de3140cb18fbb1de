export * from './company.ts'
export * from './options.ts'
export * from './room.ts'
export { roomWords, sayRoom } from './words.ts'
