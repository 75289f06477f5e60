import type { Season } from '@hotdrop/shared-domain/game';
import type { MatchBests } from '@hotdrop/shared-domain/wire';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormattedFigure, figureFormats, figureMessages, notPublished } from '../figures/figures.ts';
import type { PlayedMode } from '../season/season-overview.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import styles from './overview.module.css';

const shownFigures: readonly FormattedFigure[] = [
  'kills',
  'deaths',
  'assists',
  'knocks',
  'kd',
  'totalDamage',
];

/** The game publishes them for normal play only. */
const normalFigures: readonly FormattedFigure[] = ['headshots', 'longestKill', 'mostKills'];

interface CombatProps {
  readonly season: Season;
  readonly shown: PlayedMode;
  readonly aside?: React.ReactNode;
  /** The best figures of the kept matches, for a ranked mode. Null: none are kept. */
  readonly bests?: MatchBests | 'pending' | null;
  /** Shows how games ended, if no mode card does. */
  readonly hasOutcomes?: boolean;
}

export function Combat({ season, shown, aside, bests = null, hasOutcomes = false }: CombatProps) {
  const { i18n } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  const { mode, played } = shown;
  const why = i18n._(notPublished[played.kind]);
  const isRanked = played.kind === 'ranked';
  const cells = [...shownFigures, ...(isRanked ? [] : normalFigures)].map((id) => ({
    id,
    value: figureFormats[id].read(played.figures),
  }));
  return (
    <Panel
      title={<Trans>Combat</Trans>}
      aside={aside ?? `${mode.shortName[locale]} · ${season.label[locale]}`}
      className={styles.combatPanel}
    >
      <StatTiles columns={3}>
        {cells.map(({ id, value }) => (
          <StatTile
            key={id}
            label={i18n._(figureMessages[id].label)}
            value={value === null ? null : figureFormats[id].format(format, value)}
            whyUnknown={why}
          />
        ))}
        {bests && <BestTiles bests={bests} />}
      </StatTiles>
      {hasOutcomes && played.figures.outcomes && (
        <OutcomeBar games={played.figures.games} {...played.figures.outcomes} />
      )}
      {isRanked && bests !== 'pending' && (
        <Note>
          {bests ? (
            <Plural
              value={bests.matches}
              one="The last row is from the # match that this site keeps. The game does not publish it for ranked play."
              other="The last row is from the # matches that this site keeps. The game does not publish it for ranked play."
            />
          ) : (
            <Trans>The game does not publish headshots, longest kill, or most kills for ranked play.</Trans>
          )}
        </Note>
      )}
    </Panel>
  );
}

/** The best figures of single matches. */
function BestTiles({ bests }: { readonly bests: MatchBests | 'pending' }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const show = (read: (bests: MatchBests) => string) =>
    bests === 'pending' ? <Skeleton width={10} height={6} /> : read(bests);
  return (
    <>
      <StatTile
        label={i18n._(figureMessages.mostKills.label)}
        value={show(({ kills }) => format.number(kills))}
      />
      <StatTile label={t`Most damage`} value={show(({ damageDealt }) => format.number(damageDealt))} />
      <StatTile
        label={i18n._(figureMessages.longestKill.label)}
        value={show(({ longestKill }) => (longestKill === null ? t`no kill` : format.meters(longestKill)))}
      />
    </>
  );
}
