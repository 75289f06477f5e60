import type { PictureHandle } from '@hotdrop/shared-domain/contract';
import type { ReactNode } from 'react';
import type { StaticHandlerContext } from 'react-router';

export interface Picture {
  /** The SVG elements to draw; null: there is nothing to draw, and the status says why. */
  readonly content: ReactNode;
  readonly status: number;
}

/** What a route has answered that draws a picture; undefined: the address is a page's. */
export function pictureOf({ matches, loaderData, statusCode }: StaticHandlerContext): Picture | undefined {
  const route = matches.at(-1)?.route;
  const handle = route?.handle as Partial<PictureHandle> | undefined;
  if (!route || handle?.isPicture !== true) return undefined;
  return { content: (loaderData[route.id] as ReactNode) ?? null, status: statusCode };
}
