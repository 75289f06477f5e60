import type { Site } from '@hotdrop/shared-domain/contract';
import { SiteProvider, useSite } from '@hotdrop/shared-ui/site';
import { picturedTiers, TierPicture } from '@hotdrop/shared-ui/tier-mark';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

const left = 72;
const markStep = 134;

/** Creates the loader of the share picture for pages that have no picture of their own. */
export const siteCardLoader = (site: Site, texts: I18n) => () => (
  <SiteProvider site={site} i18n={texts}>
    <SiteCard />
  </SiteProvider>
);

/** Share picture of the site, with its title and the icons of all tiers. */
function SiteCard() {
  const { t } = useLingui();
  const { game } = useSite();
  const name = game.shortName;
  return (
    <>
      <text x={left} y="162" fontSize="92" fill="var(--text)">
        {t`Player stats for ${name}`}
      </text>
      <text x={left} y="226" fontSize="32" fill="var(--muted)">
        {t`Season stats, rank points, and matches for every ${name} player.`}
      </text>
      {picturedTiers.map((mark, index) => (
        <g key={mark} transform={`translate(${left + index * markStep} 306) scale(1.8)`}>
          <TierPicture mark={mark} />
        </g>
      ))}
    </>
  );
}
