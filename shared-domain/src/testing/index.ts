export * from './clock.ts';
export { aFailure } from './failures.ts';
export { BrokenFakeError, type FakeAnswers, type FakeApi, fakeApi, UnexpectedCallError } from './fake-api.ts';
export { type FakeSite, type FakeSiteSettings, fakeSite } from './fake-site.ts';
export * from './matches.ts';
export { memoryStorage } from './memory-storage.ts';
export * from './players.ts';
export * from './seasons.ts';
export * from './statistics.ts';
