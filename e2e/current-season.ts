import { findCurrentDemoSeason } from '@hotdrop/demo-world/seasons';

/** The current season of the demo world as in addresses, such as `pc-2018-43`. It changes every twelve weeks. */
export const currentSeason = readCurrentSeason();

function readCurrentSeason(): string {
  const season = findCurrentDemoSeason('steam', Date.now());
  if (!season) throw new Error('The demo world has no current season on Steam.');
  return season.id.replace(/^division\.bro\.official\./, '');
}
