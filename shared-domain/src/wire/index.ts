export { type Call, type LookupError, type Refusal, refusalSchema } from './call.ts';
export type { PublishedFile } from './calls/files.ts';
export { type CallName, calls, listCalls } from './calls.ts';
export { apiOf } from './client/api-of.ts';
export { createApi } from './client/create-api.ts';
export { networkFailure, parseJson, readFailure } from './client/read-answer.ts';
export * from './entities/account.ts';
export {
  type BoardStat,
  boardStats,
  type ComparedStat,
  comparedStats,
  mapComparedStats,
  readComparedStats,
} from './entities/compared-stats.ts';
export * from './entities/habits.ts';
export * from './entities/leaderboard.ts';
export * from './entities/match.ts';
export * from './entities/notice.ts';
export * from './entities/player.ts';
export * from './entities/season.ts';
export * from './entities/statistics.ts';
export * from './entities/tracks.ts';
export {
  type Api,
  type ApiFailure,
  type CallOptions,
  type Failure,
  type FailureKind,
  keyRefused,
  type Problem,
  type Result,
  unknownCall,
} from './failure.ts';
export { listPlayerFields } from './player-fields.ts';
export type { Answer, AnswerData, CallInput, ReadInput } from './types.ts';
