import { readMap } from '@hotdrop/shared-domain/game';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MapsData } from './habits.loader.ts';
import styles from './habits.module.css';
import { RecordTable } from './record-table.tsx';
import { findExtremes, findStrongest, hasEnough, winRate } from './records.ts';

export type Known = MapsData & { readonly all: NonNullable<MapsData['all']> };

/** The rows that are shown first, so that both tables have about the same height. */
const firstRows = { maps: 5, weapons: 4 };

/** The results on each map. */
export function MapsPanel(data: Known) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const { maps, all } = data;
  const count = format.number(maps.length);
  return (
    <Panel title={<Trans>Maps</Trans>}>
      <MapsSentence {...data} />
      <RecordTable
        caption={t`Results by map`}
        head={t`Map`}
        all={all}
        firstRows={firstRows.maps}
        allRows={t`All ${count} maps`}
        rows={maps.map((record) => {
          const { name, plate } = readMap(game, record.mapName);
          return {
            ...record,
            id: record.mapName,
            name: name[locale],
            picture: (
              <span className={styles.plate}>
                <MapPlate plate={plate} isWide />
              </span>
            ),
          };
        })}
      />
      {!maps.some(hasEnough) && (
        <Note>
          <Trans>Rates and the best map need 20 games on a map.</Trans>
        </Note>
      )}
    </Panel>
  );
}

/** The results with each main weapon, if one is known. */
export function WeaponsPanel(data: Known) {
  const { t } = useLingui();
  const format = useFormat();
  const { weapons, weaponNames, all } = data;
  const count = format.number(weapons.length);
  const known = weapons.reduce((sum, { games }) => sum + games, 0);
  const unknown = format.number(all.games - known);
  return (
    <Panel title={<Trans>Main weapons</Trans>} aside={<Trans>with most damage in a match</Trans>}>
      <WeaponsSentence {...data} />
      <RecordTable
        caption={t`Results by main weapon`}
        head={t`Main weapon`}
        all={all}
        firstRows={firstRows.weapons}
        allRows={t`All ${count} weapons`}
        rows={weapons.map((record) => ({
          ...record,
          id: record.weapon,
          name: weaponNames[record.weapon] ?? record.weapon,
        }))}
      />
      <Note>
        <Trans>The best needs 20 games. The line in each bar is the player’s own average.</Trans>
        {known < all.games && (
          <>
            <SentenceGap />
            <Trans>Matches without a known main weapon: {unknown}.</Trans>
          </>
        )}
      </Note>
    </Panel>
  );
}

/** Says on which map the player wins most and least. */
function MapsSentence({ maps, all }: Known) {
  const { game, locale } = useSite();
  const format = useFormat();
  const extremes = findExtremes(maps, all);
  if (!extremes) return null;
  const { best, hardest } = extremes;
  const nameOf = (map: (typeof maps)[number] | null) => map && readMap(game, map.mapName).name[locale];
  const [name, hard] = [nameOf(best), nameOf(hardest)];
  const rate = format.percent(best && winRate(best));
  const average = format.percent(winRate(all));
  const wins = format.number(hardest?.wins);
  const games = format.number(hardest?.games);
  if (best && hardest)
    return (
      <Sentence>
        <Trans>
          <b>Best on {name}:</b> {rate} won, {average} on all maps. {hard} is the hard one: {wins} of {games}{' '}
          won.
        </Trans>
      </Sentence>
    );
  if (best)
    return (
      <Sentence>
        <Trans>
          <b>Best on {name}:</b> {rate} won, {average} on all maps.
        </Trans>
      </Sentence>
    );
  return (
    <Sentence>
      {all.wins === 0 ? (
        <Trans>No win on any map in these matches.</Trans>
      ) : (
        <Trans>Wins about as often on every map.</Trans>
      )}
    </Sentence>
  );
}

/** Says with which weapon the player does most damage, and which one is picked most. */
function WeaponsSentence({ weapons, weaponNames }: Known) {
  const format = useFormat();
  const strongest = findStrongest(weapons);
  const picked = weapons.find(hasEnough);
  if (!strongest || !picked) return null;
  const nameOf = ({ weapon }: { readonly weapon: string }) => weaponNames[weapon] ?? weapon;
  const [name, favorite] = [nameOf(strongest), nameOf(picked)];
  const damage = format.number(strongest.averageDamage);
  const rate = format.percent(winRate(picked));
  return (
    <Sentence>
      {strongest === picked ? (
        <Trans>
          <b>Most damage and most games with the {name}:</b> {damage} a match, {rate} won.
        </Trans>
      ) : (
        <Trans>
          <b>Most damage with the {name}:</b> {damage} a match. The {favorite} is picked most and wins {rate}.
        </Trans>
      )}
    </Sentence>
  );
}

const Sentence = ({ children }: { readonly children: React.ReactNode }) => (
  <Text as="p" tone="muted" padding="panel">
    {children}
  </Text>
);
