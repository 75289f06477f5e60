import { type Mode, readPlatform } from '@hotdrop/shared-domain/game';
import { Bar, Grid, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import type { ModeRecord } from '../season/season-overview.ts';
import { modeStats } from '../stats/stats.ts';
import { type ComparedStat, type Comparison, findVerdict, formatCompared } from './comparison.ts';
import type { Rival } from './find-rival.ts';
import styles from './mode.module.css';

interface AgainstProps {
  readonly rival: Rival;
  readonly mode: Mode;
  readonly played: ModeRecord;
}

/** The length of the longest bar, as a share of the track. */
const width = 0.48;
/** The longest bar is at least this difference, so that small ones look small, and at most the other one. */
const scale = { least: 0.28, most: 1 } as const;

/** The stats of a mode beside the averages of a tier or of everyone, with the verdict in one sentence. */
export function Against({ rival: { tier, players, comparisons }, mode }: AgainstProps) {
  const { t, i18n } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const platform = readPlatform(game, useAddress().platform).name[locale];
  const longest = Math.min(
    scale.most,
    Math.max(scale.least, ...comparisons.map(({ lead }) => Math.abs(lead))),
  );
  const name = tier?.name[locale] ?? t`Everyone`;
  const count = format.number(players);
  const modeName = mode.name[locale];
  return (
    <>
      <Text as="p" tone="muted" padding={[3, 5]}>
        <Verdict comparisons={comparisons} name={name} />
        {players !== null && (
          <Tooltip label={t`How the average is calculated`}>
            <Trans>
              Average of all games of the {count} players in {name} on {platform}, {modeName}.
            </Trans>
          </Tooltip>
        )}
      </Text>
      <Grid
        as="dl"
        columns="minmax(0, auto) auto minmax(0, 1fr) auto"
        align="center"
        padding={[0, 5]}
        className={styles.against}
      >
        {comparisons.map((comparison) => (
          <div key={comparison.id}>
            <Text as="dt" tone="muted" size="t13">
              {comparison.id === 'knocksAGame' ? t`Knocks a game` : i18n._(modeStats[comparison.id].label)}
            </Text>
            <Text as="dd" size="d18">
              {formatCompared(comparison.id, format, comparison.own)}
            </Text>
            <dd aria-hidden="true">
              <LeadBar lead={comparison.lead} longest={longest} />
            </dd>
            <Difference {...comparison} />
          </div>
        ))}
      </Grid>
    </>
  );
}

/** A bar from the middle: to the right is better. */
function LeadBar({ lead, longest }: { readonly lead: number; readonly longest: number }) {
  const length = Math.min(1, Math.abs(lead) / longest) * width;
  return (
    <Bar share={length} from={lead < 0 ? 0.5 - length : 0.5} mark={0.5} tone={lead < 0 ? 'quiet' : 'line'} />
  );
}

/** How much better or worse: places and points of rates in their unit, other stats in percent. */
function Difference({ id, own, average, lead }: Comparison) {
  const format = useFormat();
  const isPlace = id === 'averageRank';
  const isRate = id === 'winRate' || id === 'top10Rate';
  const show = (size: number) => (isPlace || isRate ? format.decimal(size, 1) : format.percent(size, 0));
  const size = isPlace || isRate ? (own - average) * (isRate ? 100 : 1) : lead;
  const shown = show(Math.abs(size));
  const isSame = shown === show(0);
  return (
    <Text as="dd" size="t13" align="end" tone={isSame ? 'muted' : lead < 0 ? 'down' : 'up'}>
      {!isSame && (lead < 0 ? '−' : '+')}
      {shown}
    </Text>
  );
}

type ByStat = Readonly<Record<ComparedStat, readonly [better: MessageDescriptor, worse: MessageDescriptor]>>;

const verdicts: ByStat = {
  kd: [msg`Wins fights.`, msg`Loses fights.`],
  averageDamage: [msg`Hits hard.`, msg`Deals little damage.`],
  knocksAGame: [msg`Knocks many down.`, msg`Knocks few down.`],
  averageRank: [msg`Lasts long.`, msg`Dies early.`],
  winRate: [msg`Wins games.`, msg`Loses the last fight.`],
  top10Rate: [msg`Stays alive.`, msg`Dies before the top 10.`],
};

interface VerdictProps {
  readonly comparisons: readonly Comparison[];
  readonly name: string;
}

function Verdict({ comparisons, name }: VerdictProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const most = findVerdict(comparisons);
  if (!most) return <Trans>Close to the average in everything.</Trans>;
  const label = i18n._(modeStats[most.id === 'knocksAGame' ? 'knocks' : most.id].label);
  const own = formatCompared(most.id, format, most.own);
  const average = formatCompared(most.id, format, most.average);
  return (
    <>
      <b>{i18n._(verdicts[most.id][most.lead < 0 ? 1 : 0])}</b>
      <SentenceGap />
      <Trans>
        {label} {own}, {name}: {average}.
      </Trans>
    </>
  );
}
