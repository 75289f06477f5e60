import { findHiddenSlots } from './home-slots.ts';

const nothing = { favorites: 0, recentPlayers: 0, hasOwnPlayer: false };

describe('home', () => {
  it.each([
    ['a newcomer', null, ['home.own', 'home.favorites']],
    ['recent players only', { ...nothing, recentPlayers: 3 }, ['home.search', 'home.own', 'home.favorites']],
    ['favorites only', { ...nothing, favorites: 2 }, ['home.search', 'home.own']],
    ['an own player only', { ...nothing, hasOwnPlayer: true }, ['home.search', 'home.favorites']],
    ['both', { favorites: 2, recentPlayers: 3, hasOwnPlayer: true }, ['home.search']],
  ])('hides the slots that have nothing for %s', (_, returning, hidden) => {
    expect([...findHiddenSlots(returning)]).toEqual(hidden);
  });
});
