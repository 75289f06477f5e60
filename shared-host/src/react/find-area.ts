import { matchPath } from 'react-router';

/** The area that an address belongs to. Data alone decides: no code of an area is needed. */
export function findArea<T extends { readonly routes: readonly string[] }>(
  areas: readonly T[],
  basePath: string,
  pathname: string,
): T | undefined {
  return areas.find(({ routes }) => routes.some((route) => matchPath(`${basePath}/${route}`, pathname)));
}
