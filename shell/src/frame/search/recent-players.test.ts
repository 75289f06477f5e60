import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { forgetRecentPlayers, rememberRecentPlayer, useRecentPlayers } from './recent-players.ts';

const shown = () => renderHook(useRecentPlayers).result;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const about = (name: string, shard = 'steam') => ({ name, shard });

beforeEach(() => localStorage.clear());

describe('recent players', () => {
  it('are up to six distinct players, newest first', () => {
    const recent = shown();
    act(() => {
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) rememberRecentPlayer(about(name));
    });
    expect(names(recent.current)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
  });

  it('distinguish the same name on two platforms', () => {
    const recent = shown();
    act(() => {
      rememberRecentPlayer(about('a', 'steam'));
      rememberRecentPlayer(about('a', 'kakao'));
    });
    expect(recent.current).toHaveLength(2);
  });

  it('can be cleared', () => {
    const recent = shown();
    act(() => {
      rememberRecentPlayer(about('a'));
      rememberRecentPlayer(about('b'));
      forgetRecentPlayers();
    });
    expect(recent.current).toEqual([]);
  });

  it('follow a change in another tab', () => {
    const recent = shown();
    localStorage.setItem('recent-searches', JSON.stringify([about('elsewhere')]));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(names(recent.current)).toEqual(['elsewhere']);
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

  it('do not throw when storage is full', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberRecentPlayer(about('a'))).not.toThrow();
    refuse.mockRestore();
  });
});
