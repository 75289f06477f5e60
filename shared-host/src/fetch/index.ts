export { type Answer, createFetch, type FetchSettings } from './create-fetch.ts';
export { callerLeft, createSharedRequests, type Join } from './shared-requests.ts';
