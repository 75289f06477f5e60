import type { AreaParts, Site } from '@hotdrop/shared-domain/contract';
import { type RenderedSite, renderWithSite } from './render-with-site.tsx';

interface RenderPartOptions {
  readonly site: Site;
  readonly id: string;
  /** Context of the slot. */
  readonly context?: unknown;
}

/** Loads a part of an area with its data and renders it, as a page with its slot does. */
export async function renderPart(
  parts: AreaParts,
  { site, id, context = {} }: RenderPartOptions,
): Promise<RenderedSite> {
  const loaded = await parts.load(site, id);
  const data = await loaded.load?.({ site, context, signal: new AbortController().signal });
  return renderWithSite(<div>{loaded.render({ context, data })}</div>, { site });
}
