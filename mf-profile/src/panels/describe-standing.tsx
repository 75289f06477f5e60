import type { Site } from '@hotdrop/shared-domain/contract';
import { linksOf } from '@hotdrop/shared-domain/links';
import type { Format, Texts } from '@hotdrop/shared-ui/site';
import { TierPicture } from '@hotdrop/shared-ui/tier-mark';
import { msg } from '@lingui/core/macro';
import { linkPatterns } from '../link-patterns.ts';
import type { Standing } from './load-standing.ts';

interface Shown {
  readonly site: Site;
  readonly data: Standing;
  readonly i18n: Texts;
  readonly format: Format;
}

/** The player, the mode, the tier, and the points, for all panels about a season. */
export function describeStanding({ site, data: { player, shard, main, mode }, i18n, format }: Shown) {
  const { name } = player;
  const points = main?.played.points ?? null;
  const tier = points === null ? null : (main?.played.tier ?? null);
  return {
    about: [name, mode?.name[site.locale]].filter(Boolean).join(' · '),
    title: tier ? tier.label[site.locale] : i18n._(msg`No rank yet`),
    value: points === null ? undefined : format.number(points),
    color: `tier-${tier?.mark ?? 'unranked'}`,
    mark: tier && <TierPicture mark={tier.mark} />,
    href: linksOf(site, linkPatterns).profile({ shard, name }),
  };
}
