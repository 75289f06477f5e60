import type { SkeletonName } from '@hotdrop/shared-domain/contract';
import { matchPath } from 'react-router';

/** The page of a path: its skeleton, and a key that another page does not have. */
export interface KnownPage {
  readonly key: string;
  readonly skeleton: SkeletonName;
}

/** Skeletons by pattern, relative to the base path. The first match wins. */
export type Skeletons = Readonly<Record<string, SkeletonName>>;

/** The search page looks up a player, so it shows the skeleton of a profile. */
export const shellSkeletons: Skeletons = { '': 'boards', search: 'profile' };

/** Finds the page of a path by the patterns that the shell and the areas name, without any page's code. */
export function findKnownPage(skeletons: Skeletons, basePath: string, pathname: string): KnownPage {
  for (const [pattern, skeleton] of Object.entries(skeletons)) {
    const match = matchPath(`${basePath}/${pattern}`, pathname);
    if (!match) continue;
    const { '*': _rest, ...params } = match.params;
    return { key: [pattern, ...Object.values(params)].join('\n'), skeleton };
  }
  return { key: pathname, skeleton: 'lines' };
}
