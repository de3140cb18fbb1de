export { expertBot } from './expert.ts'
export { MANUAL, type Manual, steadyBot } from './steady.ts'
export { PHRASES, reasonText } from './text/index.ts'
