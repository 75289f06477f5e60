import type { Locale } from '@hotdrop/shared-domain/locale';
import type { Format, Texts } from '@hotdrop/shared-ui/site';
import { msg } from '@lingui/core/macro';
import type { Distribution } from './distribution.ts';

interface Language {
  readonly i18n: Texts;
  readonly format: Format;
  readonly locale: Locale;
}

/** "Half of the players" for shares that round to it. */
const isHalf = (share: number) => Math.round(share * 20) === 10;

/** Says how many players are in the tier with the most players. Null: the tiers are not known. */
export function sayLargestTier({ tiers }: Distribution, { i18n, format, locale }: Language): string | null {
  const [largest] = tiers.toSorted((a, b) => b.share - a.share);
  if (!largest) return null;
  const tier = largest.tier.name[locale];
  const share = format.percent(largest.share, 0);
  return i18n._(
    isHalf(largest.share)
      ? msg`Half of the players we know are in ${tier}`
      : msg`${share} of the players we know are in ${tier}`,
  );
}
