import {
  aMatch,
  aMatchDetail,
  aParticipant,
  type FakeAnswers,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { screen } from '@testing-library/react';
import { profileSite } from './profile-site.ts';
import { renderProfile } from './render-profile.ts';

export const matchesPath = 'profile/steam/NightHeron/pc-2018-43/matches';
/** A match of the player, with changes of the match and of the player's stats in it. */
export const playerMatch = (
  id: string,
  change: Partial<MatchSummary> = {},
  own: Parameters<typeof aParticipant>[0] = {},
) => aMatch({ id, participants: [aParticipant(own)], ...change });
const perPage = 2;

/** A list of five matches, two to a page. */
export const five = ['a', 'b', 'c', 'd', 'e'].map((id, at) =>
  playerMatch(id, { createdAt: minutesAgo(60 + 30 * at) }),
);
export const listPage = (matches: readonly MatchSummary[], page: number) => ({
  totalCount: matches.length,
  perPage,
  matches: matches.slice((page - 1) * perPage, page * perPage),
});
export const listed = (matches: readonly MatchSummary[]): FakeAnswers => ({
  listMatches: ({ page }) => listPage(matches, Number(page ?? 1)),
});
/** Opens the list of matches at an address below its path. */
export async function openMatches(rest = '', answers: FakeAnswers = {}) {
  const site = profileSite({
    ...listed(five),
    getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }),
    ...answers,
  });
  const rendered = await renderProfile(matchesPath + rest, site);
  await screen.findByText('NightHeron', { selector: 'h1' });
  return { ...rendered, site };
}
export const cards = () => screen.getAllByRole('article');
/** The link of a card, which opens and closes it. */
export function line(index: number): HTMLElement {
  const found = cards()[index]?.querySelector<HTMLElement>('a');
  if (!found) throw new Error(`The list has no card ${index}.`);
  return found;
}
