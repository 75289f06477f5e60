import type { Format, Texts } from '@hotdrop/shared-ui/site';
import { msg } from '@lingui/core/macro';
import type { NamedElimination } from './moment.ts';

type Eliminated = Omit<NamedElimination, 'at'>;

/** Puts knocks and kills into words: who knocked or killed whom, and the weapon with the distance. */
export const eliminationWords = (i18n: Texts, { list, meters }: Format) => ({
  describe: ({ type, by, whom }: Eliminated): string => {
    const isKill = type === 'kill';
    if (by === null || by === whom) return i18n._(isKill ? msg`${whom} died` : msg`${whom} was knocked`);
    return i18n._(isKill ? msg`${by} killed ${whom}` : msg`${by} knocked ${whom}`);
  },
  /** The log gives the zone and falls a distance of zero. */
  details: ({ weapon, by, distance }: Eliminated): string =>
    list(
      [weapon, by === null || distance === null ? null : meters(distance)].filter(
        (part) => typeof part === 'string',
      ),
    ),
});
