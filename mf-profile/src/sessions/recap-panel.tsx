import type { Season } from '@hotdrop/shared-domain/game';
import type { Answer, PlayedSession } from '@hotdrop/shared-domain/wire';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { useSite, useTimes } from '@hotdrop/shared-ui/site';
import { SkeletonLines } from '@hotdrop/shared-ui/states';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import styles from '../overview/overview.module.css';
import { DataPanel } from '../panels/data-panel.tsx';
import type { PanelData } from '../panels/use-panel-data.ts';
import { panelKey, usePanelPlayer } from '../panels/use-panel-player.ts';
import { SessionRecap } from './session-recap.tsx';

interface RecapPanelProps {
  readonly season: Season;
  readonly loaded: PanelData<Answer<'listSessions'>>;
}

/** The last session in words. Shows nothing if there is none. */
export function RecapPanel({ season, loaded }: RecapPanelProps) {
  const { api } = useSite();
  const player = usePanelPlayer();
  return (
    <DataPanel
      title={<Trans>Last session</Trans>}
      loaded={loaded}
      panelKey={panelKey(player)}
      load={(signal) => api.listSessions(player, { signal })}
      skeleton={<SkeletonLines count={1} height={5} />}
    >
      {({ sessions: [last] }) => last && <LastSession season={season} session={last} />}
    </DataPanel>
  );
}

interface LastSessionProps {
  readonly season: Season;
  readonly session: PlayedSession;
}

function LastSession({ season, session }: LastSessionProps) {
  const { links } = useSite();
  const { shard, name } = useAddress();
  const times = useTimes();
  const start = times.dayTime(session.start);
  const end = times.time(session.end) + times.zone;
  const pending = usePendingZone();
  return (
    <Link to={links.matches({ shard, name, season: season.id })} className={styles.recap}>
      <p className={styles.kicker}>
        <Trans>
          Last session
          <span className={pending}>
            {' '}
            · {start} to {end}
          </span>
        </Trans>
      </p>
      <p>
        <SessionRecap {...session} />
      </p>
      <ChevronRightIcon />
    </Link>
  );
}
