import fc from 'fast-check';
import { aBanner, aNotice, testTime } from '../testing/index.ts';
import { chooseBanner, eligibleBanners, noticeText, shownNotices, type Viewer } from './index.ts';

const viewer: Viewer = {
  service: 'pubg',
  locale: 'en',
  isMobile: false,
  now: Date.parse(testTime),
  dismissed: [],
};

test('a line of the bar is shown when it is active, for this game, in this language', () => {
  const shown = aNotice({ id: 'shown' });
  const notices = [
    shown,
    aNotice({ active: false }),
    aNotice({ services: ['arena'] }),
    aNotice({ text: { ko: '안내' } }),
    aNotice({ text: { en: '  ' } }),
  ];
  expect(shownNotices(notices, 'pubg', 'en')).toEqual([shown]);
});

test('a text is only what the notice itself says', () => {
  expect(noticeText(aNotice({ text: {} }), 'ja')).toBeNull();
  expect(noticeText(aNotice({ text: { ja: ' お知らせ ' } }), 'ja')).toBe('お知らせ');
});

test.each([
  ['is not active', aBanner({ active: false })],
  ['is for another game', aBanner({ services: [] })],
  ['is not in this language', aBanner({ text: { ko: '배너' } })],
  ['is for phones alone', aBanner({ pc: false })],
  ['has not begun', aBanner({ duration: { start: '2026-11-21T12:00:00.001Z', end: null } })],
  ['is over', aBanner({ duration: { start: null, end: testTime } })],
  ['was closed by the visitor', aBanner({ id: 'closed' })],
  ['has no weight', aBanner({ weight: 0 })],
])('a banner that %s is not shown', (_, banner) => {
  expect(chooseBanner([banner], { ...viewer, dismissed: ['closed'] }, 0)).toBeNull();
});

test('a banner is shown while it runs, on the devices that it is for', () => {
  const banner = aBanner({ pc: false, duration: { start: testTime, end: '2026-11-22T00:00:00.000Z' } });
  expect(eligibleBanners([banner], { ...viewer, isMobile: true })).toEqual([banner]);
  expect(eligibleBanners([aBanner({ mobile: false })], { ...viewer, isMobile: true })).toEqual([]);
});

test('banners are chosen by their weight', () => {
  const rare = aBanner({ id: 'rare', weight: 2500 });
  const common = aBanner({ id: 'common', weight: 7500 });
  const chosen = (random: number) => chooseBanner([rare, common], viewer, random)?.id;
  expect([0, 0.2499, 0.25, 0.9999].map(chosen)).toEqual(['rare', 'rare', 'common', 'common']);
});

test('nothing is chosen when all were closed', () => {
  expect(
    chooseBanner([aBanner({ id: 'a' }), aBanner({ id: 'b' })], { ...viewer, dismissed: ['a', 'b'] }, 0.5),
  ).toBeNull();
});

test('whatever the weights are, the chosen one has some', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000 }));
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (list, random) => {
      const banners = list.map((weight, id) => aBanner({ id: String(id), weight }));
      const chosen = chooseBanner(banners, viewer, random);
      expect(chosen === null).toBe(list.every((weight) => weight === 0));
      expect(chosen?.weight).not.toBe(0);
    }),
  );
});
