import { meetsNeeds } from '@hotdrop/shared-domain/contract';
import type { ReleaseSet } from '@hotdrop/shared-host/server';
import { game } from '../../site/game.ts';

/** Removes the areas that do not fit the site's game, with their pages, menu entries, and parts. */
export const leaveOutUnfit = (set: ReleaseSet): ReleaseSet => ({
  areas: set.areas.filter(({ manifest }) => !manifest || meetsNeeds(game, manifest)),
  problem: set.problem,
  release: () => set.release(),
});
