import { compareSeasons, type Game } from '@hotdrop/shared-domain/game';
import type { UpstreamSeason } from '../upstream.ts';
import type { SeasonsAnswer } from './shapes.ts';

/** Forms of console seasons, which the service also lists for the PC. */
const consoleForms: Readonly<Record<string, RegExp>> = {
  psn: /^(console|playstation)-/,
  xbox: /^(console|xbox|xb)-/,
  stadia: /^console-/,
};
const anyConsole = /^(console|playstation|xbox|xb)-/;

const isSeasonOf = (platform: string, shortId: string): boolean =>
  consoleForms[platform]?.test(shortId) ?? !anyConsole.test(shortId);

/** Reads the seasons of one platform, oldest first. The service lists those of the PC and of consoles together. */
export const toSeasons = (game: Game, platform: string, seasons: SeasonsAnswer): readonly UpstreamSeason[] =>
  seasons
    .map(({ id, attributes }) => ({
      season: game.seasons.read(id),
      isCurrent: attributes?.isCurrentSeason ?? false,
    }))
    .filter(({ season }) => isSeasonOf(platform, season.shortId))
    .toSorted((a, b) => compareSeasons(a.season, b.season))
    .map(({ season, isCurrent }) => ({ id: season.id, start: null, isCurrent }));
