import type { Params, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { parseListPosition } from '../matches/list-position.ts';

/** Loads a season's stats again for another path or a reload. Query parameters only choose among loaded stats. */
export const shouldReloadStats = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** The form on an overview belongs to the mode that the address names. */
export const shouldReloadOverview = (args: ShouldRevalidateFunctionArgs): boolean =>
  shouldReloadStats(args) ||
  (args.defaultShouldRevalidate &&
    ['perspective', 'mode'].some(
      (name) => args.currentUrl.searchParams.get(name) !== args.nextUrl.searchParams.get(name),
    ));

/** Loads the player again for another player or a reload, but not for another tab or season. */
export const shouldReloadPlayer = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    ['shard', 'name'].some((name) => currentParams[name] !== nextParams[name]));

/** Loads the list again for other pages, another filter, or a reload, but not for an opened match. */
export const shouldReloadMatches = ({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    listKey(currentParams, currentUrl.searchParams) !== listKey(nextParams, nextUrl.searchParams));

const listKey = ({ shard, name, season, id }: Readonly<Params>, query: URLSearchParams): string =>
  JSON.stringify([shard, name, season, { ...parseListPosition(id, query), match: null, perspective: null }]);
