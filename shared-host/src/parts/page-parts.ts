import { type PartSource, readAreaLocale } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { CSSProperties } from 'react';

/** Facts about a part for the pages that show it. */
export interface PagePart
  extends Pick<PartSource, 'id' | 'slot' | 'browser' | 'size' | 'minHeight' | 'isPlaceholder' | 'uses'> {
  readonly area: string;
  /** The area's language, if it lacks the site's. */
  readonly lang?: string;
  /** In the site's language. */
  readonly title?: string | undefined;
  /** The server has no HTML of it: a developer's build, or a part that was late. It appears after hydration. */
  readonly isBrowserOnly?: boolean;
  /** The server's HTML keeps a place for it, so that the page does not move when it appears. */
  readonly hasPlace?: boolean;
}

/** Settings of the site's operator, by part (`mf-clans/members`). */
export interface PartSettings {
  readonly omit?: readonly string[] | undefined;
  readonly order?: Readonly<Record<string, number>> | undefined;
}

interface AreaWithParts {
  readonly id: string;
  readonly parts?: readonly PartSource[] | undefined;
  readonly languages: readonly string[];
}

/** The name of a part in settings, logs, and pages. */
export const getPartKey = ({ area, id }: Pick<PagePart, 'area' | 'id'>) => `${area}/${id}`;

/** Names the part of a context that a part depends on, to tell whether a change of the page concerns it. */
export const getContextKey = ({ uses }: Pick<PagePart, 'uses'>, context: unknown): string =>
  JSON.stringify(uses ? Object.entries(Object(context)).filter(([field]) => uses.includes(field)) : context);

/**
 * Lists the parts of all slots in their order: two sites with the same versions and settings render the same page.
 * `isReturning` chooses when a page runs the code of parts that differ for returning visitors.
 */
export function listParts(
  areas: readonly AreaWithParts[],
  locale: Locale,
  { omit = [], order = {} }: PartSettings = {},
  isReturning = false,
): PagePart[] {
  return areas
    .flatMap(({ id: area, parts = [], languages }) => {
      const lang = readAreaLocale(locale, { languages });
      return parts.map((part) => ({ area, lang, ...part }));
    })
    .filter((part) => !omit.includes(getPartKey(part)))
    .map((part) => ({ ...part, order: order[getPartKey(part)] ?? part.order }))
    .sort((a, b) => a.order - b.order || (a.area < b.area ? -1 : 1))
    .map(({ order, chunk, browserForReturning, lang, title, ...part }) => ({
      ...part,
      browser: (isReturning && browserForReturning) || part.browser,
      ...(lang !== locale && { lang }),
      ...(title && { title: title[locale] ?? title.en }),
    }));
}

/** The element around a part. Slots lay out their parts by `data-size`. */
export const getPartBox = (part: PagePart) => ({
  lang: part.lang,
  'data-part': getPartKey(part),
  'data-size': part.size ?? 'full',
});

/** Reserves the height of a part that is still loading. base.css of shared-ui reads it, and hides other empty boxes. */
export const getWaitingBox = (part: PagePart) => {
  const { phone, desktop } = part.minHeight ?? { phone: 0, desktop: 0 };
  const style: Readonly<Record<`--${string}`, string>> & CSSProperties = {
    '--part-height-phone': `${phone}px`,
    '--part-height-desktop': `${desktop}px`,
  };
  return { ...getPartBox(part), 'data-part-waits': '', style };
};
