import type { SeasonClimbs, TierAverages } from '@hotdrop/shared-domain/wire';
import { expect, request as http, test } from '@playwright/test';
import { readData } from '../../match-list.ts';
import { currentSeason } from '../../seasons.ts';
import { compareClimb } from './climb.ts';
import { compareBests, compareForm } from './form.ts';
import { compareOwnAverage, comparePlayTimes, compareTeammates } from './habits.ts';
import { compareSessions, readSessions } from './sessions.ts';
import { readDocument, readRegion } from './shown.ts';
import { findSubject, mode } from './subject.ts';
import { compareTier } from './tiers.ts';

/*
 * The figures of ten players in the HTML of the server equal those that are recomputed here from their match lists and
 * seasons, without the code of the pages. No browser is needed to read HTML.
 */

// In one worker, which can count over all players: the first page of one can be a single session without its end.
test.describe.configure({ mode: 'default' });

const recaps = new Map<number, number>();

test.afterAll(() => {
  expect(Math.max(...recaps.values()), 'recaps of a player that were compared').toBeGreaterThan(0);
});

for (const index of Array.from({ length: 10 }, (_, at) => at)) {
  test(`player ${index} has the figures of the match list and the season`, async ({ userAgent }) => {
    test.slow();
    const request = await http.newContext({
      baseURL: process.env.JOURNEY_SITE ?? '',
      userAgent: userAgent ?? '',
      extraHTTPHeaders: { 'Accept-Language': 'en' },
    });
    // A busy server can leave slow data to the browser, and a match can end between two answers.
    await expect(async () => {
      const subject = await findSubject(request, index);
      const path = `/players/steam/${subject.accountId}`;
      const { climbs }: SeasonClimbs = await readData(request, `${path}/seasons/${currentSeason}/climbs`);
      const tiers: TierAverages = await readData(request, `/stats/tiers/steam/${currentSeason}`);
      const { teammates } = await readData(request, `${path}/teammates`);
      const { sessions } = await readData(request, `${path}/sessions`);

      const address = `/pubg/profile/steam/${subject.name}/${currentSeason}`;
      const overview = await readDocument(request, `${address}?mode=${mode}&against=tier`);
      compareForm(readRegion(overview, 'Form'), subject);
      compareBests(readRegion(overview, 'Combat'), subject);
      compareClimb(readRegion(overview, 'Climb'), climbs[mode], subject);
      compareTier(readRegion(overview, 'Performance'), tiers, subject);
      compareOwnAverage(readRegion(overview, 'Maps'), subject);
      compareTeammates(readRegion(overview, 'Plays with'), teammates, subject);
      comparePlayTimes(readRegion(overview, 'When they play'), subject);

      const list = readSessions(await readDocument(request, `${address}/matches`));
      recaps.set(index, compareSessions(list, sessions, subject));
    }).toPass({ timeout: 150_000 });
    await request.dispose();
  });
}
