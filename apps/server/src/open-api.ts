/** The description of the interface for machines, made of the schemas that check it. */
import { newRoom, request, SHAPES, WIRE_VERSION } from '@vigil/table/wire'
import { z } from 'zod'

type Shape = keyof typeof SHAPES

const answer = (description: string, shape: Shape): object => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } },
})

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'What was said makes no sense',
  403: 'Spectators are not admitted',
  404: 'No such room, or a key that does not open it; a missing key too',
  409: 'The match is not over yet',
  413: 'Too large',
  429: 'Too often; Retry-After says when again',
  503: 'The server cannot save, or holds no more rooms',
}

const refusals = (...codes: number[]): object =>
  Object.fromEntries(codes.map((code) => [code, answer(REFUSALS[code] ?? '', 'Refused')]))

const ofRoom = (summary: string, what: string, shape: Shape, ...codes: number[]): object => ({
  get: {
    summary,
    security: [{ key: [] }],
    parameters: [{ name: 'room', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { 200: answer(what, shape), ...refusals(403, 404, ...codes, 503) },
  },
})

export const openApi = (): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Vigil online table',
    version: String(WIRE_VERSION),
    description: 'Rooms over HTTP, play over a WebSocket at /api/play: frames to the server are Frame, from it Reply.',
  },
  paths: {
    '/api/rooms': {
      post: {
        summary: 'Make a room',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewRoom' } } },
        },
        responses: {
          201: answer('The room and its keys, told this once', 'RoomMade'),
          ...refusals(400, 413, 429, 503),
        },
      },
    },
    '/api/rooms/{room}': ofRoom('A room', 'Who sits there', 'Room'),
    '/api/rooms/{room}/record': ofRoom('The match as a file, once it is over', 'For vigil replay', 'Record', 409),
    '/api/rooms/{room}/story': ofRoom('What happened, for any release to show', 'Events and views', 'Story'),
    '/api/games': { get: { summary: 'What can be played', responses: { 200: answer('Games and bots', 'Games') } } },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'The key of a chair or of the spectators' },
    },
    schemas: {
      NewRoom: z.toJSONSchema(newRoom),
      Frame: z.toJSONSchema(request),
      ...Object.fromEntries(
        Object.entries(SHAPES).map(([name, shape]) => [name, z.toJSONSchema(shape, { io: 'input' })]),
      ),
    },
  },
})
