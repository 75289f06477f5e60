/** @jest-environment node */
import { aBanner, aNotice } from '@hotdrop/shared-domain/testing';
import type { Banner, Notice } from '@hotdrop/shared-domain/wire';
import { aVisitor } from '../../testing/a-visitor.ts';
import type { Visitor } from '../http/visitor.ts';
import { createFrameData } from './create-frame-data.ts';
import { readSiteConfig, type SiteConfig } from './site-config.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const defaultConfig = readSiteConfig();

interface Given {
  readonly visitor?: Partial<Visitor>;
  readonly notices?: readonly Notice[];
  readonly banners?: readonly Banner[];
  readonly random?: number;
  readonly siteConfig?: SiteConfig;
}

function shown({ visitor, notices = [], banners = [], random = 0, siteConfig = defaultConfig }: Given) {
  const board = { read: () => ({ notices, banners, isDemo: false }), stop: () => {} };
  return createFrameData(aVisitor(visitor), { siteConfig, notices: board }, { now, random });
}

const messageOf = (given: Given) => shown(given).message?.dismissal;
const bannerOf = (given: Given) => messageOf(given)?.replace('away-banner-', '');

describe('the message', () => {
  const notices = [aNotice({ id: 'first' }), aNotice({ id: 'second' })];
  const banners = [aBanner({ id: 'only' })];

  it.each([
    ['the first notice', [], 'away-notice-first'],
    ['the second notice after the first is dismissed', ['away-notice-first'], 'away-notice-second'],
    [
      'the banner after all notices are dismissed',
      ['away-notice-first', 'away-notice-second'],
      'away-banner-only',
    ],
    [
      'nothing after all are dismissed',
      ['away-notice-first', 'away-notice-second', 'away-banner-only'],
      undefined,
    ],
  ])('is %s', (_, dismissals, expected) => {
    expect(messageOf({ notices, banners, visitor: { dismissals } })).toBe(expected);
  });
});

describe('the notice', () => {
  it.each<[string, Partial<Notice>]>([
    ['not active', { active: false }],
    ['for another game', { services: ['rift'] }],
    ['without a text in the language', { text: { en: ' ', ko: '안내' } }],
  ])('is not shown when it is %s', (_, change) => {
    const notices = [aNotice({ id: 'off', ...change }), aNotice({ id: 'on' })];
    expect(messageOf({ notices })).toBe('away-notice-on');
  });

  it.each([
    ['#000', '#eaeaea', { text: '#000', ground: '#eaeaea' }],
    ['#777777', '#888888', null],
    ['red', 'blue', null],
    ['#fff;position:fixed', '#000', null],
  ])('uses the colors %s on %s only if they are legible', (textColor, backgroundColor, colors) => {
    const { message } = shown({ notices: [aNotice({ textColor, backgroundColor })] });
    expect(message?.colors).toEqual(colors);
  });
});

describe('the banner', () => {
  const a = aBanner({ id: 'a', weight: 9000 });
  const b = aBanner({ id: 'b', weight: 1000 });

  it.each([
    [0, 'a'],
    [0.899, 'a'],
    [0.9, 'b'],
    [0.9999, 'b'],
  ])('is chosen by weight: at %d it is %s', (random, id) => {
    expect(bannerOf({ banners: [a, b], random })).toBe(id);
  });

  it('is never a dismissed one', () => {
    expect(bannerOf({ banners: [a, b], visitor: { dismissals: ['away-banner-a'] } })).toBe('b');
    expect(
      bannerOf({ banners: [a, b], visitor: { dismissals: ['away-banner-a', 'away-banner-b'] } }),
    ).toBeUndefined();
  });

  it('is never one with the weight 0', () => {
    expect(bannerOf({ banners: [aBanner({ weight: 0 })], random: 0 })).toBeUndefined();
  });

  it.each([
    ['not active', { active: false }],
    ['for another game', { services: ['rift'] }],
    ['without a text in the language', { text: { ko: '시즌' } }],
    ['only for phones', { pc: false }],
    ['in the future', { duration: { start: '2026-11-22T00:00:00.000Z', end: null } }],
    ['in the past', { duration: { start: null, end: '2026-11-21T12:00:00.000Z' } }],
  ])('is not shown when it is %s', (_, change) => {
    expect(bannerOf({ banners: [aBanner(change)] })).toBeUndefined();
  });

  it('can be for phones only', () => {
    const banners = [aBanner({ id: 'phone', pc: false, mobile: true })];
    const app = { isMobileApp: false, isLegacyApp: false, isMobile: true };
    expect(bannerOf({ banners, visitor: { app } })).toBe('phone');
  });
});

describe('the prompt', () => {
  const prompt = (isMobile: boolean, isMobileApp: boolean, isLegacyApp: boolean, dismissals: string[] = []) =>
    shown({ visitor: { app: { isMobile, isMobileApp, isLegacyApp }, dismissals } }).prompt;

  it.each([
    ['a desktop', false, false, false, null],
    ['a phone’s browser', true, false, false, 'promotion'],
    ['the app', true, true, false, null],
    ['an old app', true, true, true, 'legacy'],
  ])('in %s', (_, isMobile, isMobileApp, isLegacyApp, wanted) => {
    expect(prompt(isMobile, isMobileApp, isLegacyApp)).toBe(wanted);
  });

  it('does not return after the visitor dismisses it', () => {
    expect(prompt(true, false, false, ['away-promotion'])).toBeNull();
    expect(prompt(true, true, true, ['away-legacy'])).toBeNull();
  });
});

describe('the links', () => {
  it('are in the visitor’s language, or in English', () => {
    const { family, games } = shown({ visitor: { locale: 'ja' } });
    expect(family.map(({ text }) => text)).toContain('大会');
    expect(games.map(({ text }) => text)).toContain('PUBG');
  });

  it('show the community site and recruitment only in Korean', () => {
    const ids = (locale: 'ko' | 'en') => {
      const { family, social } = shown({ visitor: { locale } });
      return [...family, ...social].map(({ id }) => id);
    };
    expect(ids('ko')).toEqual(expect.arrayContaining(['community', 'recruitment']));
    expect(ids('en')).not.toEqual(expect.arrayContaining(['community']));
    expect(ids('en')).not.toEqual(expect.arrayContaining(['recruitment']));
  });

  it('open the video channel in a new window', () => {
    expect(shown({}).family).toContainEqual(expect.objectContaining({ id: 'video', isNewWindow: true }));
  });

  it('mark the game of this site', () => {
    expect(
      shown({})
        .games.filter(({ isCurrent }) => isCurrent)
        .map(({ id }) => id),
    ).toEqual(['pubg']);
  });
});

describe('the background of an ad slot', () => {
  const backgroundOf = (notice: Partial<Notice>, locale: Visitor['locale'] = 'en') =>
    shown({ visitor: { locale }, notices: [aNotice({ adxBackgroundColor: '#123456', ...notice })] })
      .adGrounds;

  it.each([1, 2, 3, 4, 5])('comes from a shown notice for slot %d', (slot) => {
    expect(backgroundOf({ adxConnection: slot })).toEqual({
      [`--ad-ground-${slot}`]: '#123456',
      [`--ad-ink-${slot}`]: '#fff',
    });
  });

  it('has a legible text color', () => {
    expect(backgroundOf({ adxConnection: 2, adxBackgroundColor: '#fed' })).toEqual({
      '--ad-ground-2': '#fed',
      '--ad-ink-2': '#000',
    });
  });

  it('comes from the first of two notices for the same slot', () => {
    const notices = ['#111111', '#222222'].map((adxBackgroundColor) => aNotice({ adxBackgroundColor }));
    expect(shown({ notices }).adGrounds).toMatchObject({ '--ad-ground-1': '#111111' });
  });

  it.each<[string, Partial<Notice>]>([
    ['not active', { active: false }],
    ['for another game', { services: ['rift'] }],
    ['without a text in the language', { text: { ko: '안내' } }],
    ['with an invalid color', { adxBackgroundColor: '#fff;position:fixed' }],
  ])('does not come from a notice that is %s', (_, notice) => {
    expect(backgroundOf(notice)).toEqual({});
  });
});

describe('the frame’s ad slots', () => {
  const text = { en: 'Text' };
  const house = [{ slot: 5, at: 'bottom' as const, title: text, text, link: { href: '/pubg' } }];
  const slots = (provider: string | null, promotions = house) => {
    const config = { ...defaultConfig, ads: { provider, house: promotions } };
    return shown({ siteConfig: config }).adSlots.map((one) => [one.at, one.slot, one.house?.title]);
  };

  it.each([null, 'https://ads.example/'])(
    'are at the top and the bottom with the provider %s',
    (provider) => {
      expect(slots(provider)).toEqual([
        ['bottom', 5, 'Text'],
        ['top', 1, undefined],
      ]);
      expect(slots(provider, [])).toEqual([
        ['top', 1, undefined],
        ['bottom', 2, undefined],
      ]);
    },
  );
});

describe('the help desk', () => {
  it('gets the visitor’s language', () => {
    const config = { ...defaultConfig, helpDesk: 'https://help.example/?lang={language}' };
    expect(shown({ siteConfig: config, visitor: { locale: 'zh-tw' } }).providers.helpDesk).toBe(
      'https://help.example/?lang=zh-TW',
    );
  });

  it('is missing by default', () => {
    expect(shown({}).providers.helpDesk).toBeNull();
  });
});
