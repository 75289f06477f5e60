import { readMap, type Season } from '@hotdrop/shared-domain/game';
import { enoughMatches, type Stat } from '@hotdrop/shared-domain/stats';
import type { PlayerMatch } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import panels from '../overview/overview.module.css';
import type { PlayedMode } from '../season/season-overview.ts';
import styles from './form.module.css';
import { FormColumns } from './form-columns.tsx';
import { type FormSummary, findTrend, summarizeForm } from './summarize-form.ts';

interface FormPanelProps {
  readonly season: Season;
  readonly shown: PlayedMode;
  readonly matches: readonly PlayerMatch[];
}

/** The last matches in the mode that the page shows, against the season. */
export function FormPanel({ season, shown, matches }: FormPanelProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { platform, name } = useAddress();
  const count = useFormat().number(matches.length);
  const summary = summarizeForm(matches, shown.played.stats);
  return (
    <Panel
      title={<Trans>Form</Trans>}
      className={panels.column}
      aside={
        <Counted
          mode={shown.mode.shortName[locale]}
          count={count}
          isRanked={shown.played.kind === 'ranked'}
        />
      }
      share={
        <SharePanel
          panel="mf-profile/form"
          about="player"
          subject={{ shard: platform, name }}
          query={{ mode: shown.mode.id }}
          title={[t`Form`, name]}
        />
      }
    >
      <FormSentence {...summary} />
      <FormColumns matches={summary.matches} season={season} places={mostMatches} />
      <Averages {...summary} />
    </Panel>
  );
}

interface CountedProps {
  readonly mode: string;
  readonly count: string;
  readonly isRanked: boolean;
}

/** Which matches are shown. */
const Counted = ({ mode, count, isRanked }: CountedProps) =>
  isRanked ? (
    <Trans>
      {mode} · last {count} ranked
    </Trans>
  ) : (
    <Trans>
      {mode} · last {count} normal
    </Trans>
  );

/** The averages of the last matches, with the difference to the season, or with counts if there are few matches. */
function Averages({ matches, wins, top10s, kills, stats, change }: FormSummary) {
  const { t } = useLingui();
  const format = useFormat();
  const isFew = matches.length < enoughMatches;
  const played = format.number(matches.length);
  const tops = format.number(top10s);
  return (
    <div className={styles.averages}>
      <StatTiles columns={3}>
        <StatTile
          label={t`Avg damage`}
          value={format.number(stats.damage)}
          note={
            isFew ? (
              <Trans>
                {played} <Plural value={matches.length} one="match" other="matches" />
              </Trans>
            ) : (
              <Change value={change?.damage ?? null} unit="damage" />
            )
          }
        />
        <StatTile
          label={t`K/D`}
          formula={<Trans>kills ÷ matches that were not won</Trans>}
          value={format.decimal(stats.kd)}
          note={
            isFew ? (
              <Plural value={kills} one="# kill" other="# kills" />
            ) : (
              <Change value={change?.kd ?? null} unit="kd" />
            )
          }
        />
        <StatTile
          label={t`Top 10`}
          value={
            isFew ? (
              <Trans>
                {tops} of {played}
              </Trans>
            ) : (
              format.percent(stats.top10Rate)
            )
          }
          note={
            isFew ? (
              <Plural value={wins} _0="no win yet" one="# win" other="# wins" />
            ) : (
              <Change value={change?.top10Rate ?? null} unit="points" />
            )
          }
        />
      </StatTiles>
    </div>
  );
}

/** Says how the last matches went. Each case is one message, so that each language has its own order of words. */
function FormSentence(summary: FormSummary) {
  return (
    <Text as="p" tone="muted" className={styles.sentence}>
      {summary.change ? <Trend {...summary} /> : <Best {...summary} />}
      {summary.bots && (
        <>
          <SentenceGap />
          <Bots {...summary.bots} />
        </>
      )}
    </Text>
  );
}

function Trend({ matches, wins, top10s, change }: FormSummary) {
  const format = useFormat();
  const count = format.number(matches.length);
  switch (change ? findTrend(change) : 'same') {
    case 'better':
      return (
        <Trans>
          <b>Better than the season.</b> <Plural value={wins} _0="No win" one="# win" other="# wins" /> and{' '}
          <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" /> in {count} matches.
        </Trans>
      );
    case 'worse':
      return (
        <Trans>
          <b>Below the season.</b> <Plural value={wins} _0="No win" one="# win" other="# wins" /> and{' '}
          <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" /> in {count} matches.
        </Trans>
      );
    case 'same':
      return (
        <Trans>
          <b>As in the season.</b> <Plural value={wins} _0="No win" one="# win" other="# wins" /> and{' '}
          <Plural value={top10s} _0="no top 10" one="# top 10" other="# top 10s" /> in {count} matches.
        </Trans>
      );
  }
}

function Best({ best }: FormSummary) {
  const { game, locale } = useSite();
  const format = useFormat();
  if (!best) return null;
  const place = format.number(best.teamRank);
  const teams = format.number(best.teamTotal);
  const map = readMap(game, best.mapName).name[locale];
  const enough = format.number(enoughMatches);
  return (
    <Trans>
      <b>
        #{place} of {teams} on {map}
      </b>{' '}
      is the best place so far. Averages are compared from {enough} matches on.
    </Trans>
  );
}

function Bots({ matches, kills, bots }: NonNullable<FormSummary['bots']>) {
  const format = useFormat();
  const count = format.number(bots);
  const all = format.number(kills);
  return (
    <Plural
      value={matches}
      one={`In the # match whose kill log is known, ${count} of ${all} kills were bots.`}
      other={`In the # matches whose kill log is known, ${count} of ${all} kills were bots.`}
    />
  );
}

interface ChangeProps {
  /** The difference to the season; null: not known. */
  readonly value: Stat;
  readonly unit: 'damage' | 'kd' | 'points';
}

/** A difference to the season in words. */
function Change({ value, unit }: ChangeProps) {
  const format = useFormat();
  if (value === null) return null;
  const size = Math.abs(value);
  const shown = {
    damage: () => format.number(size),
    kd: () => format.decimal(size),
    points: () => format.decimal(100 * size, 1),
  }[unit]();
  const isSame = Number(shown) === 0;
  if (isSame) return <Trans>as in the season</Trans>;
  const isUp = value > 0;
  const Arrow = isUp ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Row as="span" isInline gap={0.5} tone={isUp ? 'up' : 'down'}>
      <Arrow size="s" />
      {unit === 'points' ? <Points isUp={isUp} shown={shown} /> : <Amount isUp={isUp} shown={shown} />}
    </Row>
  );
}

interface WordsProps {
  readonly isUp: boolean;
  readonly shown: string;
}

const Points = ({ isUp, shown }: WordsProps) =>
  isUp ? <Trans>{shown} pts more</Trans> : <Trans>{shown} pts less</Trans>;

const Amount = ({ isUp, shown }: WordsProps) =>
  isUp ? <Trans>{shown} more</Trans> : <Trans>{shown} less</Trans>;

/** How many matches a row of columns has. */
const mostMatches = 20;
