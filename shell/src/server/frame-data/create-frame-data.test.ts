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
  readonly siteConfig?: SiteConfig;
}

function shown({ visitor, notices = [], banners = [], siteConfig = defaultConfig }: Given) {
  const board = { read: () => ({ notices, banners, isDemo: false }), stop: () => {} };
  return createFrameData(aVisitor(visitor), { siteConfig, notices: board }, now);
}

const messagesOf = (given: Given) => shown(given).messages.map(({ dismissal }) => dismissal);

test('the messages are the notices in their order, then the banners, eight at most', () => {
  const notices = [aNotice({ id: 'first' }), aNotice({ id: 'second' })];
  const banners = Array.from({ length: 9 }, (_, index) => aBanner({ id: String(index) }));
  const messages = messagesOf({ notices, banners });
  expect(messages.slice(0, 3)).toEqual(['away-notice-first', 'away-notice-second', 'away-banner-0']);
  expect(messages).toHaveLength(8);
});

describe('the notice', () => {
  it.each<[string, Partial<Notice>]>([
    ['not active', { active: false }],
    ['for another game', { services: ['rift'] }],
    ['without a text in the language', { text: { en: ' ', ko: '안내' } }],
  ])('is not shown when it is %s', (_, change) => {
    const notices = [aNotice({ id: 'off', ...change }), aNotice({ id: 'on' })];
    expect(messagesOf({ notices })).toEqual(['away-notice-on']);
  });

  it.each([
    ['#000', '#eaeaea', { text: '#000', ground: '#eaeaea' }],
    ['#777777', '#888888', null],
    ['red', 'blue', null],
    ['#fff;position:fixed', '#000', null],
  ])('uses the colors %s on %s only if they are legible', (textColor, backgroundColor, colors) => {
    const [message] = shown({ notices: [aNotice({ textColor, backgroundColor })] }).messages;
    expect(message?.colors).toEqual(colors);
  });
});

describe('the banner', () => {
  it.each([
    ['not active', { active: false }],
    ['for another game', { services: ['rift'] }],
    ['without a text in the language', { text: { ko: '시즌' } }],
    ['without a weight', { weight: 0 }],
    ['in the future', { duration: { start: '2026-11-22T00:00:00.000Z', end: null } }],
    ['in the past', { duration: { start: null, end: '2026-11-21T12:00:00.000Z' } }],
  ])('is not shown when it is %s', (_, change) => {
    expect(messagesOf({ banners: [aBanner(change)] })).toEqual([]);
  });

  it('has the weight and the devices by which the browser chooses', () => {
    const banners = [aBanner({ weight: 7, pc: false, mobile: true })];
    const rules = { weight: 7, isForPhones: true, isForDesktops: false };
    expect(shown({ banners }).messages).toMatchObject([{ banner: rules }]);
  });
});

describe('the links', () => {
  it('are in the visitor’s language, or in English', () => {
    const { family, games } = shown({ visitor: { locale: 'ja' } });
    expect(family.map(({ text }) => text)).toContain('大会');
    expect(games.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ id: 'pubg', text: 'PUBG' }]);
  });
});

describe('the background of an ad slot', () => {
  it('comes from the first of the shown notices for a slot', () => {
    const notices = ['#123456', '#222222'].map((adxBackgroundColor) =>
      aNotice({ adxBackgroundColor, adxConnection: 3 }),
    );
    expect(shown({ notices }).adGrounds).toEqual({ '--ad-ground-3': '#123456', '--ad-ink-3': '#fff' });
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

test('the help desk gets the visitor’s language', () => {
  const config = { ...defaultConfig, helpDesk: 'https://help.example/?lang={language}' };
  expect(shown({ siteConfig: config, visitor: { locale: 'zh-tw' } }).providers.helpDesk).toBe(
    'https://help.example/?lang=zh-TW',
  );
});
