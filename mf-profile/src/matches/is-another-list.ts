import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

const choosing = ['page', 'from', 'mode', 'map'];

/** The part of a match that is shown is a choice of what is there; everything else asks anew. */
export const isAnotherList = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate &&
  (currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    choosing.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)));
