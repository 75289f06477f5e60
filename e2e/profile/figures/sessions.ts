import type { PlayedSession } from '@hotdrop/shared-domain/wire';
import { expect } from '@playwright/test';
import { countTo, isCounted, type OwnLine, sum } from '../../match-list.ts';
import { expectShown, numbersIn } from './shown.ts';
import type { Subject } from './subject.ts';

const twoHours = 7_200_000;
const perPage = 20;
const startOf = ({ match }: OwnLine): number => Date.parse(match.createdAt);
const endOf = (line: OwnLine): number => startOf(line) + line.own.timeSurvived * 1000;

/** Matches with less than two hours between the end of one and the start of the next, the newest session first. */
function listSessions(lines: readonly OwnLine[]): readonly (readonly OwnLine[])[] {
  const sessions: OwnLine[][] = [];
  let ended = Number.NEGATIVE_INFINITY;
  for (const line of lines.toReversed()) {
    if (startOf(line) - ended >= twoHours) sessions.unshift([]);
    sessions[0]?.unshift(line);
    ended = Math.max(ended, endOf(line));
  }
  return sessions;
}

interface ShownSession {
  /** The ids of the matches that its cards link to. */
  readonly matches: readonly string[];
  readonly recap: string;
  readonly places: readonly string[];
  readonly text: string;
}

/** Reads the sessions of a match list. */
export const readSessions = (document: Document): readonly ShownSession[] =>
  [...document.querySelectorAll('main section section')]
    .filter((section) => section.querySelector(':scope > article'))
    .map((section) => {
      const head = section.querySelector('header');
      const cards = [...section.querySelectorAll(':scope > article')];
      return {
        matches: cards.map((card) => card.querySelector('a')?.getAttribute('href') ?? ''),
        recap: head?.querySelector('p')?.textContent ?? '',
        places: [...(head?.querySelectorAll('ol > li') ?? [])].map(({ textContent }) => textContent ?? ''),
        text: head?.textContent ?? '',
      };
    });

const wordsOf = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** The sentence about the matches of a session, as far as it has only counts. */
const countWords = (counted: readonly OwnLine[]): string => {
  const [wins, top10s] = [countTo(1, counted), countTo(10, counted)];
  return `: ${wins === 0 ? 'no win' : wordsOf(wins, 'win')}, ${top10s === 0 ? 'no top 10' : wordsOf(top10s, 'top 10')}, `;
};

function compareRecap(recap: string, session: readonly OwnLine[]): void {
  const counted = session.filter(isCounted);
  const minutes = (Math.max(...session.map(endOf)) - Math.min(...session.map(startOf))) / 60_000;
  const [, hours = '0', rest = '0'] = /in (?:(\d+) h)? ?(?:(\d+) min)?/.exec(recap) ?? [];
  expectShown(String(60 * Number(hours) + Number(rest)), minutes);
  if (counted.length < session.length) expect(recap).toContain('training round');
  const [best] = counted.toSorted(
    (one, other) => one.own.teamRank - other.own.teamRank || other.own.kills - one.own.kills,
  );
  if (!best) return;
  expect(numbersIn(recap)[0]).toBe(counted.length);
  expectShown(
    /[\d,]+ damage/.exec(recap)?.[0],
    sum(counted.map(({ own }) => own.damageDealt)) / counted.length,
  );
  expect(recap).toMatch(new RegExp(`#${best.own.teamRank} on .+ with ${wordsOf(best.own.kills, 'kill')}\\b`));
  if (counted.length > 1) expect(recap).toContain(countWords(counted));
}

const pointWords = (points: number): string =>
  points === 0
    ? 'no points won or lost'
    : `${wordsOf(Math.abs(points), 'point')} ${points > 0 ? 'won' : 'lost'}`;

/**
 * Compares the sessions on the first page of a match list. `answered` has their points, which no match list has. Returns
 * how many sessions have a recap; the last one can continue on the next page.
 */
export function compareSessions(
  shown: readonly ShownSession[],
  answered: readonly PlayedSession[],
  { lines }: Subject,
): number {
  const onPage = lines.slice(0, perPage);
  const links = shown.flatMap(({ matches }) => matches);
  expect(links).toHaveLength(onPage.length);
  for (const [at, { match }] of onPage.entries()) expect(links[at]).toContain(match.id);
  const sessions = listSessions(lines);
  const whole = lines.length > perPage ? shown.slice(0, -1) : shown;
  for (const [at, { matches, recap, places, text }] of whole.entries()) {
    const session = sessions[at] ?? [];
    expect(matches).toHaveLength(session.length);
    compareRecap(recap, session);
    const ranks = session.filter(isCounted).map(({ own }) => `#${own.teamRank}`);
    expect(places).toEqual(ranks.toReversed());
    const points = answered[at]?.points ?? null;
    if (points !== null) expect(text).toContain(pointWords(points));
  }
  return whole.length;
}
