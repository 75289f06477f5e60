import type { Site } from '@hotdrop/shared-domain/contract';
import { callsOf } from '@hotdrop/shared-domain/own-calls';
import * as v from 'valibot';

const clanSchema = v.object({
  platform: v.string(),
  tag: v.string(),
  name: v.string(),
  /** Names of players. */
  members: v.array(v.string()),
  /** Each hour of this evening, and who plays then. `start` is ISO 8601. */
  evening: v.array(v.object({ start: v.pipe(v.string(), v.isoTimestamp()), names: v.array(v.string()) })),
});

const clansSchema = v.object({ clans: v.array(clanSchema) });

/** What the service in `service/` answers. The site forwards only these calls. */
export const calls = {
  clans: { path: '/clans', cache: 60, answer: clansSchema },
  clansOf: { path: '/players/:platform/:name', cache: 60, answer: clansSchema },
  // Without a cache: a member sees their change at once.
  clan: { path: '/clans/:platform/:tag', answer: clanSchema },
  changePlan: { path: '/clans/:platform/:tag/plan', method: 'POST', answer: clanSchema },
} as const;

export type Clan = v.InferOutput<typeof clanSchema>;

export const clansApi = (site: Site) => callsOf(site, { id: 'mf-clans', calls });

/** Who plays this evening, in any hour. */
export const playersOf = ({ evening }: Clan): string[] => [...new Set(evening.flatMap(({ names }) => names))];
