import { readMap } from '@hotdrop/shared-domain/game';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './form.module.css';
import { comparedFrom, type FormSummary, findTrend } from './summarize-form.ts';

/** Says how the last matches went. Each case is one message, so that each language has its own order of words. */
export function FormSentence(summary: FormSummary) {
  return <p className={styles.sentence}>{summary.change ? <Trend {...summary} /> : <Best {...summary} />}</p>;
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
  const enough = format.number(comparedFrom);
  return (
    <Trans>
      <b>
        #{place} of {teams} on {map}
      </b>{' '}
      is the best place so far. Averages are compared from {enough} matches on.
    </Trans>
  );
}
