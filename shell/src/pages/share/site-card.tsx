import { useSite } from '@hotdrop/shared-ui/site';
import { picturedTiers, TierPicture } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';

const left = 72;
const markStep = 134;

/** The site in one picture: what it shows, and the marks of tiers in a row. */
export function SiteCard() {
  const { t } = useLingui();
  const { game } = useSite();
  const name = game.shortName;
  return (
    <>
      <text x={left} y="162" fontSize="92" fill="var(--text)">
        {t`Player stats for ${name}`}
      </text>
      <text x={left} y="226" fontSize="32" fill="var(--muted)">
        {t`Season stats, rank points, matches, and leaderboards for every ${name} player.`}
      </text>
      {picturedTiers.map((mark, at) => (
        <g key={mark} transform={`translate(${left + at * markStep} 306) scale(1.8)`}>
          <TierPicture mark={mark} />
        </g>
      ))}
    </>
  );
}
