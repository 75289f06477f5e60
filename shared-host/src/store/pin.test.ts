import fc from 'fast-check';
import { bucketOf, pinReleaseSet } from './pin.ts';

const live = { stable: '1', canary: { version: '2', percent: 10 } };
const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);

it('gives everyone the stable version when there is no canary', () => {
  fc.assert(
    fc.property(fc.string(), (id) => pinReleaseSet({ 'mf-a': { stable: '1' } }, { id })['mf-a'] === '1'),
  );
});

it('gives a visitor the same version each time', () => {
  fc.assert(
    fc.property(fc.string(), (id) => {
      expect(pinReleaseSet({ 'mf-a': live }, { id })).toEqual(pinReleaseSet({ 'mf-a': live }, { id }));
    }),
  );
});

it('keeps who is in a canary in it while its share grows', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 98 }), (id, percent) => {
      const at = (share: number) =>
        pinReleaseSet({ a: { stable: '1', canary: { version: '2', percent: share } } }, { id }).a;
      expect(at(percent) === '2' && at(percent + 1) === '1').toBe(false);
    }),
  );
});

it('gives the canary to about its share of the visitors', () => {
  const inCanary = visitors.filter((id) => pinReleaseSet({ 'mf-a': live }, { id })['mf-a'] === '2');
  expect(inCanary.length).toBeGreaterThan(900);
  expect(inCanary.length).toBeLessThan(1100);
});

it('draws a lot of its own for each area', () => {
  const inBoth = visitors.filter((id) => bucketOf(id, 'mf-a') < 10 && bucketOf(id, 'mf-b') < 10);
  expect(inBoth.length).toBeLessThan(200);
});

it('gives visitors without a cookie the stable version', () => {
  expect(pinReleaseSet({ 'mf-a': { ...live, canary: { version: '2', percent: 99 } } }, {})).toEqual({
    'mf-a': '1',
  });
});
