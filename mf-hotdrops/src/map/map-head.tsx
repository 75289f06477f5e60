import { coreModes, readMap, readMode } from '@hotdrop/shared-domain/game';
import { ChevronLeftIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { dropsAddress, mapAddress } from '../places/maps.ts';
import type { MapData } from './map.loader.ts';
import styles from './map-head.module.css';
import { type ShownView, writeView } from './map-view.ts';

/** The map's name, links to other maps, and the filters, which are links, too. */
export function MapHead({ mapName, others, view, content }: MapData) {
  const site = useSite();
  const { t } = useLingui();
  const { game, locale } = site;
  const map = readMap(game, mapName).name[locale];
  const to = (change: Partial<ShownView>) => mapAddress(site, mapName, writeView(view, change));
  const tabs = others.includes(mapName) ? others : [mapName, ...others];
  const modes = coreModes(game).filter(({ id }) => content?.modes.includes(id) || id === view.mode);
  const chosenMode = view.mode === null ? null : readMode(game, view.mode);
  const filter = (change: Partial<ShownView>, label: string, isCurrent: boolean) => ({
    ...{ to: to(change), label, isCurrent, preventScrollReset: true },
    // Crawlers need one page of each map.
    rel: 'nofollow' as const,
  });
  return (
    <Content className={styles.head}>
      <Link to={dropsAddress(site)} className={styles.back}>
        <ChevronLeftIcon size="xs" />
        <Trans>All maps</Trans>
      </Link>
      <h1>
        <Trans>
          {map} <span className={styles.quiet}>hot drops</span>
        </Trans>
      </h1>
      <Tabs
        look="small"
        label={t`Map`}
        tabs={tabs.map((id) => ({
          to: mapAddress(site, id),
          label: readMap(game, id).name[locale],
          isCurrent: id === mapName,
        }))}
      />
      <div className={styles.filters}>
        <Tabs
          look="tightSegments"
          label={t`Mode`}
          tabs={[
            filter({ mode: null }, t`All modes`, view.mode === null),
            ...modes.map(({ id, name }) => filter({ mode: id }, name[locale], id === view.mode)),
            ...(chosenMode && !modes.some(({ id }) => id === chosenMode.id)
              ? [filter({}, chosenMode.name[locale], true)]
              : []),
          ]}
        />
        <Tabs
          look="tightSegments"
          label={t`Kind of match`}
          tabs={[
            filter({ kind: null }, t`All`, view.kind === null),
            filter({ kind: 'normal' }, t`Normal`, view.kind === 'normal'),
            filter({ kind: 'ranked' }, t`Ranked`, view.kind === 'ranked'),
          ]}
        />
        {content && <Counted {...content} />}
      </div>
    </Content>
  );
}

function Counted({ days, matches: matchCount, all, updatedAt }: NonNullable<MapData['content']>) {
  const { number } = useFormat();
  const [matches, landings] = [number(matchCount), number(all.landings)];
  return (
    <p className={styles.counted}>
      <Trans>
        Last {days} days: <b>{matches}</b> matches, <b>{landings}</b> landings
      </Trans>
      {updatedAt && (
        <>
          {' · '}
          <TimeAgo time={updatedAt} />
        </>
      )}
    </p>
  );
}
