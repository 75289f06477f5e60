import { findHiddenSlots } from './home-slots.ts';

const nothing = { favorites: 0, recentPlayers: 0, hasMyPlayer: false };

describe('home', () => {
  it.each([
    ['a newcomer', null, ['home.mine', 'home.favorites']],
    ['recent players only', { ...nothing, recentPlayers: 3 }, ['home.search', 'home.mine', 'home.favorites']],
    ['favorites only', { ...nothing, favorites: 2 }, ['home.search', 'home.mine']],
    ['an own player only', { ...nothing, hasMyPlayer: true }, ['home.search', 'home.favorites']],
    ['both', { favorites: 2, recentPlayers: 3, hasMyPlayer: true }, ['home.search']],
  ])('hides the slots that have nothing for %s', (_, returning, hidden) => {
    expect([...findHiddenSlots(returning)]).toEqual(hidden);
  });
});
