import type { AreaParts } from '@hotdrop/shared-domain/contract';
import type { AnyPart, ContextOf } from '@hotdrop/shared-domain/slots';
import { Fragment, type ReactNode } from 'react';
import { AreaProvider, createTextsLoader, type ImportCatalog, useSite, withLocaleOf } from './site.tsx';

interface SlotProps<Name extends string> {
  readonly name: Name;
  readonly context: ContextOf<Name>;
  /** Replaces a part that fails, where a gap would confuse. */
  readonly fallback?: ReactNode;
}

/** Renders the areas' parts for a place on this page, in their order; nothing where a site has none. */
export function Slot<Name extends string>({ name, context, fallback }: SlotProps<Name>) {
  const { parts } = useSite();
  return parts?.of(name).map((part) => <Fragment key={part.key}>{part.render(context, fallback)}</Fragment>);
}

/**
 * Creates the `parts` of an area. Each part is a chunk of its own, named as in the manifest:
 *
 *     export const parts = createParts(
 *       (locale) => import(/* webpackChunkName: "texts-[request]" *\/ `../catalogs/${locale}.po`),
 *       { members: () => import(/* webpackChunkName: "members" *\/ './members.part.tsx').then(({ members }) => members) },
 *     );
 */
export function createParts(
  importCatalog: ImportCatalog | undefined,
  parts: Readonly<Record<string, () => Promise<AnyPart>>>,
): AreaParts {
  const loadTextsOnce = createTextsLoader(importCatalog);
  return {
    async load(site, id) {
      const loadPart = parts[id];
      if (!loadPart)
        throw new Error(`The manifest lists the part ${id}, but src/parts.tsx does not have it.`);
      const [{ load, Component }, texts] = await Promise.all([loadPart(), loadTextsOnce(site.locale)]);
      return {
        ...(load && {
          load: (context, signal) => load({ site: withLocaleOf(texts, site), context, signal }),
        }),
        render: (context, data) => (
          <AreaProvider site={site} texts={texts}>
            <Component context={context} data={data} />
          </AreaProvider>
        ),
      };
    },
  };
}
