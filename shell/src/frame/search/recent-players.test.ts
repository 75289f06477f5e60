import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { forgetRecentPlayers, rememberRecentPlayer, useRecentPlayers } from './recent-players.ts';

const shown = () => renderHook(useRecentPlayers).result;
const about = (name: string, shard = 'steam') => ({ name, shard });

beforeEach(() => localStorage.clear());

it('are up to six distinct players, newest first, until the visitor clears them', () => {
  const recent = shown();
  act(() => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberRecentPlayer(about(name));
    rememberRecentPlayer(about('b', 'kakao'));
  });
  expect(recent.current.map(({ name, shard }) => `${shard}/${name}`)).toEqual([
    'kakao/b',
    'steam/b',
    'steam/f',
    'steam/e',
    'steam/d',
    'steam/c',
  ]);
  act(() => forgetRecentPlayers());
  expect(recent.current).toEqual([]);
});

it('follow a change in another tab', () => {
  const recent = shown();
  localStorage.setItem('recent-searches', JSON.stringify([about('elsewhere')]));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(recent.current).toEqual([about('elsewhere')]);
});

it.each([
  '{',
  '"text"',
  '[null, 1, {"name": "no shard"}, {"name": 5, "shard": "steam"}]',
  `[{"shard":"steam","name":"${'x'.repeat(50)}"}]`,
])('are empty if the stored value is invalid: %s', (text) => {
  localStorage.setItem('recent-searches', text);
  expect(shown().current).toEqual([]);
});

it('are empty when storage is blocked', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rememberRecentPlayer(about('a'));
  expect(shown().current).toEqual([]);
  refuse.mockRestore();
});
