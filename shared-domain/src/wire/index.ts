export type { Api, CallOptions } from './api.ts';
export { type Call, type LookupError, lookupErrors, type Refusal, refusalSchema } from './call.ts';
export { type CallName, type Calls, calls, listCalls } from './calls.ts';
export { type ApiSettings, createApi } from './client/create-api.ts';
export { createSharedRequests, type Join } from './client/shared-requests.ts';
export * from './entities/index.ts';
export type { ApiFailure, Failure, FailureKind, Problem, Result } from './failure.ts';
export type { Answer, AnswerData, CallInput, Envelope, ReadInput } from './types.ts';
