import { readMap } from '@hotdrop/shared-domain/game';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { TownMap } from '../ground/town-map.tsx';
import { mapAddress } from '../places/maps.ts';
import type { Drops } from '../places/read-drops.ts';
import styles from './hottest.module.css';

/** The town to which most players jumped in the last day, with the next ones. */
export function Hottest({ hottest, ground, size, place }: Drops) {
  const site = useSite();
  const { t } = useLingui();
  const { number, percent, decimal } = useFormat();
  const [first, ...others] = hottest;
  if (!first) return null;
  const mapOf = (mapName: string) => readMap(site.game, mapName).name[site.locale];
  const [landings, share, dead, average] = [
    number(first.landings),
    percent(first.share),
    percent(first.deadEarly),
    decimal(first.averagePlace, 1),
  ];
  const map = mapOf(first.mapName);
  return (
    <Panel label={t`Hottest drop today`} className={styles.hottest}>
      <TownMap ground={ground} size={size} town={place} share={0.5} ratio={2.2} className={styles.map} />
      <div className={styles.words}>
        <p className={styles.kicker}>
          <Trans>Hottest drop today</Trans>
        </p>
        <h2 className={styles.town}>
          <Link to={mapAddress(site, first.mapName, { town: first.town })}>{first.townName}</Link>
        </h2>
        <p className={styles.story}>
          <Trans>
            <b>{landings}</b> players landed here in the last 24 hours, <b>{share}</b> of all on {map}.{' '}
            <b>{dead}</b> of them were dead within two minutes. Their teams finished <b>#{average}</b> on
            average.
          </Trans>
        </p>
        <ol className={styles.others} aria-label={t`The next hottest drops`}>
          {others.map((drop) => (
            <li key={`${drop.mapName}/${drop.town}`}>
              <Link to={mapAddress(site, drop.mapName, { town: drop.town })} className={styles.other}>
                <span>
                  {drop.townName} <small>{mapOf(drop.mapName)}</small>
                </span>
                <span>
                  <Landings count={drop.landings} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

function Landings({ count }: { readonly count: number }) {
  const { number } = useFormat();
  const landings = number(count);
  return (
    <Trans>
      <b>{landings}</b> <small>landings</small>
    </Trans>
  );
}
