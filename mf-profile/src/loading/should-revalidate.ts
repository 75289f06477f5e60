import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

const listParams = ['page', 'from', 'mode', 'kind', 'map', 'with'];

/** Loads a season's stats again for another path or a reload. Query parameters only choose among loaded figures. */
export const shouldReloadStats = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

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

/** Loads matches again for another list, another match, or a reload, but not for another view of a match. */
export const shouldReloadMatches = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    listParams.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)));
