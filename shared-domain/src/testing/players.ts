import type { AuthUser, Player, PlayerSuggestion, WeaponMastery } from '../wire/index.ts';
import { minutesAgo } from './clock.ts';

export const aPlayer = (change: Partial<Player> = {}): Player => ({
  accountId: 'account.0f3a9c2e51b74d8a9e6c1b2d3f405162',
  name: 'NightHeron',
  shard: 'STEAM',
  syncedAt: minutesAgo(42),
  profileUrl: '/profile/steam/NightHeron',
  ban: null,
  clan: null,
  ...change,
});

export const aWeapon = (change: Partial<WeaponMastery> = {}): WeaponMastery => ({
  id: 'Item_Weapon_HK416_C',
  level: 64,
  kills: 1_204,
  knocks: 1_530,
  headshots: 388,
  damage: 210_433,
  longestKill: 412.7,
  mostKills: 9,
  ...change,
});

export const aSuggestion = (change: Partial<PlayerSuggestion> = {}): PlayerSuggestion => ({
  accountId: 'account.0f3a9c2e51b74d8a9e6c1b2d3f405162',
  name: 'NightHeron',
  shard: 'STEAM',
  tier: { tier: 'Crystal', subTier: '2' },
  reason: 'prefix',
  ...change,
});

export const anAuthUser = (change: Partial<AuthUser> = {}): AuthUser => ({
  displayName: 'halvar',
  avatarUrl: null,
  ...change,
});
