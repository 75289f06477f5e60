import { readMap } from '@hotdrop/shared-domain/game';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import type { MapsData } from './load-habits.ts';
import { findExtremes, findStrongest, hasEnough, winRate } from './records.ts';

type Known = MapsData & { readonly all: NonNullable<MapsData['all']> };

/** Says on which map the player wins most and least. */
export function MapsSentence({ maps, all }: Known) {
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
      <Trans>
        <b>Best on {name}:</b> {rate} won, {average} on all maps. {hard} is the hard one: {wins} of {games}{' '}
        won.
      </Trans>
    );
  if (best)
    return (
      <Trans>
        <b>Best on {name}:</b> {rate} won, {average} on all maps.
      </Trans>
    );
  if (all.wins === 0) return <Trans>No win on any map in these matches.</Trans>;
  return <Trans>Wins about as often on every map.</Trans>;
}

/** Says with which weapon the player does most damage, and which one is picked most. */
export function WeaponsSentence({ weapons, weaponNames }: Known) {
  const format = useFormat();
  const strongest = findStrongest(weapons);
  const picked = weapons.find(hasEnough);
  if (!strongest || !picked) return null;
  const nameOf = ({ weapon }: { readonly weapon: string }) => weaponNames[weapon] ?? weapon;
  const [name, favorite] = [nameOf(strongest), nameOf(picked)];
  const damage = format.number(strongest.averageDamage);
  const rate = format.percent(winRate(picked));
  return strongest === picked ? (
    <Trans>
      <b>Most damage and most games with the {name}:</b> {damage} a match, {rate} won.
    </Trans>
  ) : (
    <Trans>
      <b>Most damage with the {name}:</b> {damage} a match. The {favorite} is picked most and wins {rate}.
    </Trans>
  );
}
