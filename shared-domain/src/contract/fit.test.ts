import fc from 'fast-check';
import { contractFit, contractNumber } from './index.ts';

const area = { id: 'mf-clans', version: '1.4.0-3f9c2a', contract: { min: 2, max: 3 } };

test.each([2, 3])('fits a host that speaks contract %i', (spoken) => {
  expect(contractFit(area, spoken)).toEqual({ fits: true });
});

test('a host that is behind is to be deployed first', () => {
  expect(contractFit(area, 1)).toEqual({
    fits: false,
    behind: 'host',
    why: 'mf-clans 1.4.0-3f9c2a needs contracts 2 to 3, and this host speaks 1: it would miss what the area asks for.',
    whatToDo: 'Deploy a newer host first, then publish the area. Until then the last good version runs.',
  });
});

test('an area that is behind is to be built again', () => {
  const fit = contractFit({ id: 'mf-clans', contract: { min: 1, max: 1 } }, 2);
  expect(fit).toMatchObject({
    behind: 'area',
    why: 'mf-clans was made for contract 1, and this host speaks 2: what the area knows has changed.',
    whatToDo: expect.stringContaining('raise contract.max in its src/manifest.ts'),
  });
});

test.each([
  ['a range turned round', { min: 3, max: 2 }, 2],
  ['a broken number', { min: 1.5, max: 2 }, 2],
  ['no number', { min: 1, max: 2 }, Number.NaN],
])('%s is no contract to compare', (_, contract, spoken) => {
  expect(contractFit({ ...area, contract }, spoken)).toMatchObject({ fits: false, behind: 'unreadable' });
});

test('our own host runs an area of today', () => {
  expect(
    contractFit({ id: 'mf-x', contract: { min: contractNumber, max: contractNumber } }, contractNumber).fits,
  ).toBe(true);
});

test('whatever two sides say, they fit exactly when the number is in the range', () => {
  const number = fc.integer({ min: -3, max: 9 });
  fc.assert(
    fc.property(number, number, number, (min, max, spoken) => {
      const fit = contractFit({ id: 'mf-x', contract: { min, max } }, spoken);
      expect(fit.fits).toBe(min <= spoken && spoken <= max);
      if (!fit.fits) expect(fit.why.length * fit.whatToDo.length).toBeGreaterThan(0);
    }),
  );
});
