import fc from 'fast-check';
import { contractFit, contractNumber, supportedContracts } from './index.ts';

const area = { id: 'mf-clans', version: '1.4.0-3f9c2a', contract: { min: 2, max: 3 } };

const only = (number: number) => ({ min: number, max: number });

test.each([
  ['one of its contracts', only(2)],
  ['the last of its contracts and newer ones', { min: 3, max: 9 }],
  ['the first of its contracts and older ones', { min: 1, max: 2 }],
  ['all of its contracts and more', { min: 1, max: 9 }],
])('fits a host that supports %s', (_, supported) => {
  expect(contractFit(area, supported)).toEqual({ fits: true });
});

test('asks to deploy the host first if the host is behind', () => {
  expect(contractFit(area, only(1))).toEqual({
    fits: false,
    behind: 'host',
    why: 'mf-clans 1.4.0-3f9c2a needs contracts 2 to 3, and this host supports contract 1: it lacks something that the area uses.',
    whatToDo: 'Deploy a newer host first, then publish the area. Until then the last good version runs.',
  });
});

test('asks to build the area again if the area is behind', () => {
  const fit = contractFit({ id: 'mf-clans', contract: only(1) }, { min: 2, max: 3 });
  expect(fit).toMatchObject({
    behind: 'area',
    why: 'mf-clans was built for contract 1, and this host supports contracts 2 to 3: something that the area uses was removed.',
    whatToDo: expect.stringContaining('raise contract.max in its src/manifest.ts'),
  });
});

test.each([
  ['a range whose max is below its min', { min: 3, max: 2 }, only(2)],
  ['a broken number', { min: 1.5, max: 2 }, only(2)],
  ['no number', { min: 1, max: 2 }, only(Number.NaN)],
  ['a host whose max is below its min', { min: 1, max: 2 }, { min: 2, max: 1 }],
])('refuses to compare %s', (_, contract, supported) => {
  expect(contractFit({ ...area, contract }, supported)).toMatchObject({ fits: false, behind: 'unreadable' });
});

test('our own host runs an area that is built today, and supports the current number', () => {
  expect(supportedContracts.max).toBe(contractNumber);
  expect(contractFit({ id: 'mf-x', contract: only(contractNumber) }, supportedContracts).fits).toBe(true);
});

test('any two ranges fit exactly if they have a number in common', () => {
  const number = fc.integer({ min: -3, max: 9 });
  const range = fc.record({ min: number, max: number });
  const numbersOf = ({ min, max }: { min: number; max: number }) =>
    Array.from({ length: Math.max(0, max - min + 1) }, (_, index) => min + index);
  fc.assert(
    fc.property(range, range, (contract, supported) => {
      const fit = contractFit({ id: 'mf-x', contract }, supported);
      const common = numbersOf(contract).filter((one) => numbersOf(supported).includes(one));
      expect(fit.fits).toBe(common.length > 0);
      if (!fit.fits) expect(fit.why.length * fit.whatToDo.length).toBeGreaterThan(0);
    }),
  );
});
