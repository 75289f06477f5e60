import { addFavorite } from '@hotdrop/shared-domain/favorites';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import Cookies from 'js-cookie';
import { forgetRecentPlayers, rememberRecentPlayer } from '../frame/search/recent-players.ts';
import { followKept, saveTimeZone } from './first-idle.ts';

const favorite = { accountId: 'account.1', shard: 'STEAM' };

function follow() {
  const site = fakeSite();
  const listeners: (() => void)[] = [];
  followKept(site, (listener) => listeners.push(listener));
  const navigate = () => {
    for (const listener of listeners) listener();
  };
  return { site, navigate };
}

beforeEach(() => {
  localStorage.clear();
  Cookies.remove('kept', { path: '/' });
});

describe('the numbers of kept players', () => {
  it('are not stored for a newcomer', () => {
    const { site } = follow();
    expect(Cookies.get('kept')).toBeUndefined();
    expect(site.store.getState().returning ?? null).toBeNull();
  });

  it('follow favorites and recent players', () => {
    const { site } = follow();
    addFavorite(site.store, favorite);
    expect(Cookies.get('kept')).toBe('1.0.0');
    rememberRecentPlayer({ shard: 'steam', name: 'Hotdrop' });
    expect(Cookies.get('kept')).toBe('1.1.0');
    expect(site.store.getState().returning).toEqual({ favorites: 1, recentPlayers: 1, hasMyPlayer: false });
  });

  it("count the visitor's player with the next navigation", () => {
    const { navigate } = follow();
    rememberMyPlayer({ accountId: 'account.1', shard: 'steam', name: 'Hotdrop' });
    navigate();
    expect(Cookies.get('kept')).toBe('0.0.1');
  });

  it('follow what another tab keeps, which has written the cookie already', () => {
    const { site } = follow();
    localStorage.setItem('recent-searches', JSON.stringify([{ shard: 'steam', name: 'Hotdrop' }]));
    Cookies.set('kept', '0.1.0', { path: '/' });
    window.dispatchEvent(new StorageEvent('storage'));
    expect(site.store.getState().returning).toMatchObject({ recentPlayers: 1 });
  });

  it('disappear when the browser keeps nothing', () => {
    const { site } = follow();
    rememberRecentPlayer({ shard: 'steam', name: 'Hotdrop' });
    forgetRecentPlayers();
    expect(Cookies.get('kept')).toBeUndefined();
    expect(site.store.getState().returning).toBeNull();
  });
});

const { resolvedOptions } = Intl.DateTimeFormat.prototype;
const readCookie = () => Cookies.get('zone');

beforeEach(() => {
  setBrowserTimeZone('Asia/Kolkata');
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Kolkata' };
  });
});
afterEach(() => Cookies.remove('zone', { path: '/' }));

test('saves the zone on the first visit', () => {
  saveTimeZone(null);
  expect(readCookie()).toBe('Asia/Kolkata');
});

test('saves the new zone of a traveler', () => {
  saveTimeZone([[0, -480]]);
  expect(readCookie()).toBe('Asia/Kolkata');
});

test('writes no cookie for a page in the right zone', () => {
  saveTimeZone([[0, 330]]);
  expect(readCookie()).toBeUndefined();
});
