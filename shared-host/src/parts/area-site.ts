import type { Site } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { PageSlot } from './page-slots.ts';

interface AreaView {
  readonly id: string;
  /** The area's language, if it lacks the site's. */
  readonly locale?: Locale | undefined;
  readonly slots: readonly PageSlot[];
  readonly settings?: Site['settings'] | undefined;
}

/** Creates what one area sees of a site: its own language and settings, and parts only for its own slots. */
export const createAreaSite = (
  site: Site,
  { id, locale = site.locale, slots, settings = {} }: AreaView,
): Site => ({
  ...site,
  locale,
  settings,
  parts: site.parts && {
    of: (name) =>
      slots.some((slot) => slot.name === name && slot.area === id) ? (site.parts?.of(name) ?? []) : [],
  },
});
