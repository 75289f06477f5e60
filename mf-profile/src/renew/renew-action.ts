import type { Site } from '@hotdrop/shared-domain/contract';
import { linksOf } from '@hotdrop/shared-domain/links';
import { failureStatus, isPending } from '@hotdrop/shared-domain/rules';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { data, redirect } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { type Press, pressContext, readProfile } from '../loading/profile-context.ts';

/** Starts or joins a renewal. The page and its status say what happened. */
export const renewAction = (site: Site) => async (args: LoaderArgs) => {
  const { findPlayer, signal } = readProfile(args);
  const player = await findPlayer();
  // The layout says why.
  if (!player) return null;
  const answer = await apiOf(site).syncPlayer({ ...player, flag: 1 }, { signal });
  if (answer.ok && !isPending(answer.data)) {
    throw redirect(linksOf(site, linkPatterns).profile(answer.data) ?? site.basePath, 303);
  }
  const press = answer as Press;
  args.context.set(pressContext, press);
  return data(null, { status: press.ok ? 202 : failureStatus(press.error) });
};
