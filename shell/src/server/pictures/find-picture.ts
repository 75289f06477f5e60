import type { PictureHandle } from '@hotdrop/shared-domain/contract';
import type { ReactNode } from 'react';
import type { StaticHandlerContext } from 'react-router';

export interface Picture {
  /** SVG elements; null if there is no picture, for the reason in `status`. */
  readonly content: ReactNode;
  readonly status: number;
}

/** The picture of a route that renders one; undefined for a page. */
export function findPicture({ matches, loaderData, statusCode }: StaticHandlerContext): Picture | undefined {
  const route = matches.at(-1)?.route;
  const handle: Partial<PictureHandle> | undefined = route?.handle;
  if (!route || handle?.isPicture !== true) return undefined;
  return { content: loaderData[route.id] ?? null, status: statusCode };
}
