export {
  type Answer,
  createClient,
  createFetch,
  type FetchSettings,
  type Send,
  sendWith,
} from './create-fetch.ts';
export { keepAnswers } from './keep-answers.ts';
export { callerLeft, createSharedRequests, type Join } from './shared-requests.ts';
