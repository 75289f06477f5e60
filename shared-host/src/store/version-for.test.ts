import fc from 'fast-check';
import { versionFor } from './visitor-versions.ts';

const live = { stable: '1', canary: { version: '2', percent: 10 } };
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

it('gives all visitors the stable version when there is no canary', () => {
  fc.assert(fc.property(fc.string(), (id) => versionFor('mf-a', { stable: '1' }, { id }) === '1'));
});

it('keeps visitors in a canary while its share grows', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 98 }), (id, percent) => {
      const at = (share: number) =>
        versionFor('mf-a', { stable: '1', canary: { version: '2', percent: share } }, { id });
      expect(at(percent) === '2' && at(percent + 1) === '1').toBe(false);
    }),
  );
});

it('gives the canary to about its share of the visitors', () => {
  const inCanary = visitors.filter((id) => versionFor('mf-a', live, { id }) === '2');
  expect(inCanary.length).toBeGreaterThan(900);
  expect(inCanary.length).toBeLessThan(1100);
});

it('gives the canary to exactly its share of the numbers that browsers draw', () => {
  const buckets = Array.from({ length: 100 }, (_, bucket) => String(bucket));
  const inCanary = (area: string) => buckets.filter((id) => versionFor(area, live, { id }) === '2');
  expect(inCanary('mf-a')).toHaveLength(10);
  expect(inCanary('mf-b')).toHaveLength(10);
  expect(inCanary('mf-a')).not.toEqual(inCanary('mf-b'));
});

it('gives visitors without a cookie the stable version', () => {
  expect(versionFor('mf-a', { ...live, canary: { version: '2', percent: 99 } }, {})).toBe('1');
});

it('gives a chosen version to its visitor, even when it is not live', () => {
  expect(versionFor('mf-a', live, { id: 'me', chosen: { 'mf-a': '3' } })).toBe('3');
  expect(versionFor('mf-b', { stable: '1' }, { id: 'me', chosen: { 'mf-a': '3' } })).toBe('1');
});
