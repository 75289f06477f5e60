import type { TierAverages } from '@hotdrop/shared-domain/wire';
import { expect, request as http, test } from '@playwright/test';
import { currentSeason } from '../../seasons.ts';
import { compareBests, compareForm } from './form.ts';
import { readData } from './match-list.ts';
import { readDocument, readRegion } from './shown.ts';
import { findSubject, mode } from './subject.ts';
import { compareTier } from './tiers.ts';

/*
 * The stats of ten players in the HTML of the server equal those that are recomputed here from their match lists and
 * seasons, without the code of the pages. No browser is needed to read HTML.
 */

for (let index = 0; index < 10; index++) {
  test(`player ${index} has the stats of the match list and the season`, async ({ userAgent }) => {
    test.slow();
    const request = await http.newContext({
      baseURL: process.env.JOURNEY_SITE ?? '',
      userAgent: userAgent ?? '',
      extraHTTPHeaders: { 'Accept-Language': 'en' },
    });
    // A busy server can leave slow data to the browser, and a match can end between two answers.
    await expect(async () => {
      const subject = await findSubject(request, index);
      const tiers: TierAverages = await readData(request, `/stats/tiers/steam/${currentSeason}`);

      const address = `/pubg/profile/steam/${subject.name}/${currentSeason}`;
      const card = `Squad · Ranked`;
      const readCard = (view: string) =>
        readDocument(request, `${address}?mode=${mode}&ranked-${mode}=${view}`);
      const combat = await readCard('combat');
      compareForm(readRegion(combat, 'Form'), subject);
      compareBests(readRegion(combat, card), subject);
      compareTier(readRegion(await readCard('against'), card), tiers, subject);
    }).toPass({ timeout: 150_000 });
    await request.dispose();
  });
}
