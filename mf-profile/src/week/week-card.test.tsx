import { locales } from '@hotdrop/shared-domain/locale';
import { aFailure, aPartner, somePlayedWeek } from '@hotdrop/shared-domain/testing';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { render } from '@testing-library/react';
import { cardAt } from '../testing/card-at.ts';
import { profileSite } from '../testing/profile-site.ts';

type Site = ReturnType<typeof profileSite>;

const path = 'profile/steam/NightHeron/week/2026-W46/card.png';

async function drawn(site: Site) {
  const { data, init } = await cardAt(path, site);
  expect(init?.status ?? 200).toBe(200);
  const { container } = render(<svg aria-hidden="true">{data}</svg>);
  return container;
}

const wordsOf = async (change: Partial<PlayedWeek> = {}, locale: 'en' | 'ko' | 'ja' = 'en') => {
  const texts = (await drawn(profileSite({ getWeek: somePlayedWeek(change) }, { locale }))).querySelectorAll(
    'text',
  );
  return [...texts].map(({ textContent }) => textContent);
};

const figures = ['4', 'Matches', '1.7 h', 'Time alive', '1', 'Wins', '4.00', 'K/D', '312', 'Avg damage'];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

test('shows the player, the points, the figures, the days, and the best', async () => {
  expect(await wordsOf({ bestPartner: aPartner() })).toEqual([
    'Steam · Week 46 · Nov 9 to Nov 15, 2026',
    'NightHeron',
    '+62 pointsCrystal 2 · 2,846',
    ...figures,
    ...days,
    '#1 on Miramar6 kills, 512 damage',
    'Shark_99123 wins together',
  ]);
});

const isEastAsian = (letter: string) => letter > '\u3000';

/** Estimated: letters of the display font are narrow, those of East Asia are square. */
const widthOfLetter = (letter: string, narrow: number) => {
  if (isEastAsian(letter)) return 1;
  return /[ .,]/.test(letter) ? 0.25 : narrow;
};

const widthOf = (text: string, size: number, narrow: number): number =>
  size * [...text].reduce((sum, letter) => sum + widthOfLetter(letter, narrow), 0);

/**
 * The ends of a number and of its unit. The renderer draws a whole run in the language's font if the display font lacks
 * one of its letters; an `x` begins a run.
 */
const measureFigure = (text: SVGElement) => {
  const unit = text.querySelector('tspan');
  const unitText = unit?.textContent ?? '';
  const ownStart = unit?.getAttribute('x') ?? null;
  const isWide = ownStart === null && [...unitText].some(isEastAsian);
  const numberEnd = widthOf(text.firstChild?.textContent ?? '', 56, isWide ? 0.6 : 0.45);
  const unitStart = Number(ownStart ?? numberEnd);
  return { numberEnd, unitStart, end: unitStart + widthOf(unitText, 24, 0.45) };
};

test.each(locales)('keeps each figure in its column (%s)', async (locale) => {
  const { figures } = somePlayedWeek();
  const played = somePlayedWeek({ figures: figures && { ...figures, timeSurvived: 28.2 * 3600 } });
  const container = await drawn(profileSite({ getWeek: played }, { locale }));
  const values = [...container.querySelectorAll<SVGElement>('text[y="372"]')];
  expect(values).toHaveLength(5);
  for (const { numberEnd, unitStart, end } of values.map(measureFigure)) {
    expect(end).toBeLessThan(148);
    expect(unitStart).toBeGreaterThanOrEqual(numberEnd);
  }
});

test('shows neither points nor a tier without ranked matches', async () => {
  const words = await wordsOf({ modes: [] });
  expect(words.join(' ')).not.toMatch(/points|Crystal/);
  expect(words).toEqual(expect.arrayContaining(figures));
});

test('says that there was no match', async () => {
  const none = { figures: null, before: null, modes: [], bestMatch: null, sessions: [] };
  expect(await wordsOf(none)).toEqual([
    'Steam · Week 46 · Nov 9 to Nov 15, 2026',
    'NightHeron',
    'No match in week 46.',
  ]);
});

test.each([
  ['ko', 'Steam · 46주차 · 2026년 11월 9일~11월 15일'],
  ['ja', 'Steam · 第46週 · 2026年11月9日～11月15日'],
] as const)("is in the page's language (%s)", async (locale, about) => {
  expect((await wordsOf({}, locale))[0]).toBe(about);
});

test.each([
  ['for an unknown player', path, { getPlayer: aFailure('not-found') }, 404],
  ['for a week that has not begun', path, { getWeek: aFailure('not-found') }, 404],
  ['for a week that does not exist', path.replace('W46', 'W99'), {}, 404],
  ['if the API is unreachable', path, { getWeek: aFailure('network') }, 503],
])('there is none %s', async (_, at, answers, status) => {
  const { data, init } = await cardAt(at, profileSite(answers));
  expect(data).toBeNull();
  expect(init?.status).toBe(status);
});
