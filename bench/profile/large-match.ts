import type { Page } from '@playwright/test';

interface Match {
  readonly teams: { readonly members: { readonly playerId: string; readonly name: string }[] }[];
}

const fullMatch = 100;
const playersOf = ({ teams }: Match) => teams.flatMap(({ members }) => members).length;

/** Finds the match with the most players on the first page of a player's list. */
export async function largestMatch(siteUrl: string, player: string): Promise<string> {
  const ask = async (path: string) => (await (await fetch(`${siteUrl}/api/v1/${path}`)).json()).data;
  const { accountId } = (await ask(`players/steam/${player}`)).player;
  const about = `players/steam/${accountId}/matches`;
  const { matches }: { matches: { id: string }[] } = await ask(`${about}?page=1`);
  const sizes = await Promise.all(
    matches.map(async ({ id }) => ({ id, players: playersOf((await ask(`${about}/${id}`)).match) })),
  );
  return sizes.reduce((best, one) => (one.players > best.players ? one : best)).id;
}

/** Answers the match with the maximum number of players, by adding players to the last team. */
export async function growMatch(page: Page, id: string): Promise<number> {
  await page.route(`**/api/v1/**/matches/${id}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const match: Match = answer.data.match;
    const team = match.teams.at(-1);
    const like = team?.members[0];
    for (let missing = fullMatch - playersOf(match); team && like && missing > 0; missing -= 1) {
      team.members.push({ ...like, playerId: `${like.playerId}-${missing}`, name: `${like.name}${missing}` });
    }
    await route.fulfill({ response, json: answer });
  });
  return fullMatch;
}
