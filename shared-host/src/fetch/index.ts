export {
  type Answer,
  createClient,
  createFetch,
  type FetchSettings,
  onceMore,
  type Send,
  sendWith,
} from './create-fetch.ts';
export { callerLeft, createSharedRequests, type Join } from './shared-requests.ts';
