import { readMap } from '@hotdrop/shared-domain/game';
import { Block } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { hasEnoughMatches } from '../places/enough.ts';
import { mapAddress } from '../places/maps.ts';
import type { Drops, NamedMap } from '../places/read-drops.ts';
import styles from './map-cards.module.css';

/** A card for each map with matches. */
export function MapCards({ maps, days }: Pick<Drops, 'maps' | 'days'>) {
  const { number } = useFormat();
  const sum = (values: readonly number[]) => number(values.reduce((all, value) => all + value, 0));
  const [matches, landings] = [sum(maps.map((map) => map.matches)), sum(maps.map((map) => map.landings))];
  return (
    <Block
      title={<Trans>Maps</Trans>}
      aside={
        <p className={styles.sum}>
          <Trans>
            All modes, last {days} days: <b>{matches}</b> matches, <b>{landings}</b> landings
          </Trans>
        </p>
      }
    >
      <ul className={styles.cards}>
        {maps.map((map) => (
          <li key={map.mapName}>
            <MapCard map={map} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function MapCard({ map }: { readonly map: NamedMap }) {
  const site = useSite();
  const { number, percent } = useFormat();
  const { name, plate } = readMap(site.game, map.mapName);
  const landings = number(map.landings);
  const matches = number(map.matches);
  return (
    <Link to={mapAddress(site, map.mapName)} className={styles.card}>
      <MapPlate plate={plate} isWide />
      <span className={styles.words}>
        <b className={styles.name}>{name[site.locale]}</b>
        <span className={styles.quiet}>
          <Plural value={map.matches} one="# match" other={`${matches} matches`} />
        </span>
        {hasEnoughMatches(map) && map.hottest ? (
          <span className={styles.figures}>
            <span>
              <Trans>Hottest</Trans> <b className={styles.town}>{map.townName}</b>
            </span>
            <span>
              <Trans>Land there</Trans> <b>{percent(map.hottest.share)}</b>
            </span>
            <span>
              <Trans>Dead in 2 min</Trans> <b>{percent(map.hottest.deadEarly)}</b>
            </span>
          </span>
        ) : (
          <span className={styles.quiet}>
            {hasEnoughMatches(map) ? (
              <Trans>{landings} landings, none of them in a town</Trans>
            ) : (
              <Trans>{landings} landings: too few for shares yet. The map shows where they were.</Trans>
            )}
          </span>
        )}
      </span>
    </Link>
  );
}
