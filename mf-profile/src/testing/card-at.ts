import type { Site } from '@hotdrop/shared-domain/contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { area } from '../area.tsx';
import { loaderArgs } from './loader-args.ts';

interface CardAnswer {
  readonly data: React.ReactElement | null;
  readonly init: { readonly status?: number } | null;
}

/** Returns the area's answer for the path of a picture. */
export async function cardAt(path: string, site: Site): Promise<CardAnswer> {
  const routes: RouteObject[] = [{ path: site.basePath, children: await area.routes(site) }];
  const match = matchRoutes(routes, `${site.basePath}/${path}`)?.at(-1);
  expect(match?.route.handle).toEqual({ isPicture: true });
  const { request } = loaderArgs(path);
  const { loader } = match?.route ?? {};
  if (typeof loader !== 'function') throw new Error('The picture has no loader.');
  return (await loader({ request, params: match?.params ?? {} } as Parameters<
    typeof loader
  >[0])) as CardAnswer;
}
