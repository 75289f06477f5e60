import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** Perspective, mode and the like choose among what is there: only another path, or the same page again, asks anew. */
export const isAnotherPage = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

/** The same player's tabs and seasons leave what stands around them as it is. */
export const isAnotherPlayer = ({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    ['shard', 'name'].some((name) => currentParams[name] !== nextParams[name]));
