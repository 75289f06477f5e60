import type { Season, TierLabel } from '@hotdrop/shared-domain/game';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { InfoIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans } from '@lingui/react/macro';
import type { Distribution } from '../../distribution/distribution.ts';
import { useTopTier } from '../chart/use-top-tier.ts';
import styles from './how-to-read.module.css';

interface HowToReadProps {
  readonly ratings: Ratings;
  readonly distribution: Distribution;
  readonly season: Season;
}

/** Explains the tier of top places, the bars, and who is counted. */
export function HowToRead({ ratings, distribution, season }: HowToReadProps) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const { step, tiers } = distribution;
  const top = useTopTier(season, distribution);
  const highest = game.tiers.bands(season).at(-1)?.tier;
  const example = tiers.find(({ divisions }) => divisions.length > 1);
  const divisions = example?.divisions.length ?? 0;
  const players = number(ratings.sample);
  return (
    <Panel title={<Trans>How to read this</Trans>}>
      <dl className={styles.list}>
        {top && highest && <TopTier tier={top} below={highest.name[locale]} ratings={ratings} />}
        <div>
          <dt>
            {example && <TierMark mark={example.tier.mark} size="s" />}
            <Trans>Divisions</Trans>
          </dt>
          <dd>
            <Trans>Each bar is {step} points wide.</Trans>
            <SentenceGap />
            {example && (
              <>
                <Plural value={divisions} one="A tier has # division." other="A tier has # divisions." />
                <SentenceGap />
              </>
            )}
            <Trans>
              Tier point ranges are estimates based on observed data. The game does not publish them.
            </Trans>
          </dd>
        </div>
        <div>
          <dt>
            <InfoIcon size="s" />
            <Trans>Who counts</Trans>
          </dt>
          <dd>
            {ratings.sample !== null && (
              <>
                <Trans>{players} players with rank points in this season are known here.</Trans>
                <SentenceGap />
              </>
            )}
            <Trans>A place is the exact place among them, the same as on a profile.</Trans>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}

interface TopTierProps {
  readonly tier: TierLabel;
  /** The name of the highest tier with a band of points. */
  readonly below: string;
  readonly ratings: Ratings;
}

function TopTier({ tier, below, ratings }: TopTierProps) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const name = tier.name[locale];
  const members = ratings.tiers?.find((each) => game.tiers.read(each).id === tier.id);
  const holders = members?.players ?? 0;
  const lowest = number(members?.lowest);
  return (
    <div>
      <dt>
        <TierMark mark={tier.mark} size="s" />
        {name}
      </dt>
      <dd>
        <Trans>
          {name} is a place and not a range of points: the best players of {below} get it.
        </Trans>
        <SentenceGap />
        {members && (
          <>
            <Plural value={holders} one="Today # player has it." other="Today # players have it." />
            <SentenceGap />
            <Trans>The last of them has {lowest} points.</Trans>
            <SentenceGap />
          </>
        )}
        <Trans>On the chart, its players are counted in {below}.</Trans>
      </dd>
    </div>
  );
}
