import { pubg } from '../game/pubg/index.ts';
import { arena } from '../testing/index.ts';
import { contractNumber, findContractProblem, meetsNeeds, supportedContracts } from './index.ts';

const area = { id: 'mf-clans', version: '1.4.0-3f9c2a', contract: 2 };

test('a host runs areas of the contracts that it supports', () => {
  expect(findContractProblem(area, [1, 2])).toBeUndefined();
  expect(findContractProblem({ id: 'mf-x', contract: contractNumber }, supportedContracts)).toBeUndefined();
});

test('asks for a newer host or a newer build of the area', () => {
  expect(findContractProblem(area, [1])).toBe(
    'mf-clans 1.4.0-3f9c2a needs contract 2, and this host supports 1. Deploy a newer host, then publish the area. Until then the last good version runs.',
  );
  expect(findContractProblem(area, [3, 4])).toContain('Build the area with the current shared-domain');
});

test('an area fits a game that has what the area needs', () => {
  expect(meetsNeeds(pubg, { needs: ['geography'] })).toBe(true);
  expect(meetsNeeds(arena, { needs: ['geography'] })).toBe(false);
  expect(meetsNeeds(arena, {})).toBe(true);
  // A newer contract has this need.
  expect(meetsNeeds(pubg, { needs: ['geography', 'weather'] })).toBe(false);
});
