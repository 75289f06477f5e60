import { meetsNeeds } from '@hotdrop/shared-domain/contract';
import type { ReleaseSet } from '@hotdrop/shared-host/server';
import { game } from '../../site/game.ts';

/** Leaves out the areas whose needs the site's game does not meet: no pages, no menu entries, and no parts of them. */
export const leaveOutUnfit = (set: ReleaseSet): ReleaseSet => ({
  areas: set.areas.filter(({ manifest }) => !manifest || meetsNeeds(game, manifest)),
  problem: set.problem,
  release: () => set.release(),
});
