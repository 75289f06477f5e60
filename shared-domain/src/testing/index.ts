export { arena } from './arena.ts';
export * from './builders.ts';
export {
  aFailure,
  type FakeAnswers,
  type FakeSite,
  type FakeSiteSettings,
  failureOf,
  fakeApi,
  fakeFetch,
  fakeSite,
  memoryStorage,
  neverAnswered,
  siteLinkPatterns,
} from './fakes.ts';
export { gameProblems } from './game-problems.ts';
export { slotContexts } from './slot-contexts.ts';
export * from './tracks.ts';
