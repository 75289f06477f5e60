import type { Season } from '@hotdrop/shared-domain/game';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { DataPanel } from '../panels/data-panel.tsx';
import type { PanelData } from '../panels/use-panel-data.ts';
import { usePanelPlayer } from '../panels/use-panel-player.ts';
import type { PlayedMode } from '../season/season-overview.ts';
import { Change } from './change.tsx';
import styles from './form.module.css';
import { FormColumns } from './form-columns.tsx';
import { FormSentence } from './form-sentence.tsx';
import { FormSkeleton, mostMatches } from './form-skeleton.tsx';
import { fetchForm, formInput, formKey } from './load-form.ts';
import { comparedFrom, type FormSummary, summarizeForm } from './summarize-form.ts';

interface FormPanelProps {
  readonly season: Season;
  readonly shown: PlayedMode;
  readonly loaded: PanelData<Answer<'getForm'>>;
}

/** The last matches in the mode that the page shows, against the season. */
export function FormPanel({ season, shown, loaded }: FormPanelProps) {
  const { api, locale } = useSite();
  const format = useFormat();
  const player = usePanelPlayer();
  const input = formInput(player, season, shown);
  const title = <Trans>Form</Trans>;
  const mode = shown.mode.shortName[locale];
  const isRanked = shown.played.kind === 'ranked';
  return (
    <DataPanel
      title={title}
      loaded={loaded}
      panelKey={formKey(input)}
      load={() => fetchForm(api, loaded, input)}
      skeleton={<FormSkeleton />}
    >
      {({ matches }) => {
        const count = matches.length;
        const summary = summarizeForm(matches, shown.played.figures);
        return (
          <Panel
            title={title}
            className={styles.panel}
            aside={count > 0 && <Counted mode={mode} count={format.number(count)} isRanked={isRanked} />}
          >
            {count === 0 ? (
              <p className={styles.none}>
                <Trans>No match of this season is stored in this mode. Matches are kept for 3 months.</Trans>
              </p>
            ) : (
              <>
                <FormSentence {...summary} />
                <FormColumns matches={summary.matches} season={season} places={mostMatches} />
                <Averages {...summary} />
              </>
            )}
          </Panel>
        );
      }}
    </DataPanel>
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
function Averages({ matches, wins, top10s, kills, figures, change }: FormSummary) {
  const { t } = useLingui();
  const format = useFormat();
  const isFew = matches.length < comparedFrom;
  const played = format.number(matches.length);
  const tops = format.number(top10s);
  return (
    <div className={styles.averages}>
      <StatTiles columns={3}>
        <StatTile
          label={t`Avg damage`}
          value={
            <>
              {format.number(figures.damage)}
              <small>
                {isFew ? (
                  <Trans>
                    {played} <Plural value={matches.length} one="match" other="matches" />
                  </Trans>
                ) : (
                  <Change value={change?.damage ?? null} unit="damage" />
                )}
              </small>
            </>
          }
        />
        <StatTile
          label={t`K/D`}
          formula={<Trans>kills ÷ matches that were not won</Trans>}
          value={
            <>
              {format.decimal(figures.kd)}
              <small>
                {isFew ? (
                  <Plural value={kills} one="# kill" other="# kills" />
                ) : (
                  <Change value={change?.kd ?? null} unit="kd" />
                )}
              </small>
            </>
          }
        />
        <StatTile
          label={t`Top 10`}
          value={
            <>
              {isFew ? (
                <Trans>
                  {tops} of {played}
                </Trans>
              ) : (
                format.percent(figures.top10Rate)
              )}
              <small>
                {isFew ? (
                  <Plural value={wins} _0="no win yet" one="# win" other="# wins" />
                ) : (
                  <Change value={change?.top10Rate ?? null} unit="points" />
                )}
              </small>
            </>
          }
        />
      </StatTiles>
    </div>
  );
}
