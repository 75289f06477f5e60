import { matchPath } from 'react-router';

/** Finds the area of an address from data only, so that no area's code is needed. */
export function findArea<T extends { readonly routes: readonly string[] }>(
  areas: readonly T[],
  basePath: string,
  pathname: string,
): T | undefined {
  return areas.find(({ routes }) => routes.some((route) => matchPath(`${basePath}/${route}`, pathname)));
}
