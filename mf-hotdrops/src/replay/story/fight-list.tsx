import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './fight-list.module.css';
import type { Story } from './story.ts';

interface FightsProps {
  readonly story: Story;
  /** The address of the replay at a second. */
  readonly momentAt: (second: number) => string;
}

/** The fights of the team with their outcome. Each leads to its moment. */
export const Fights = ({ story, momentAt }: FightsProps) => (
  <Panel
    title={<Trans>Fights of this team</Trans>}
    aside={<Trans>Shots of this team less than 30 s apart are one fight.</Trans>}
  >
    <ol className={styles.fights}>
      {story.fights.map((fight) => (
        <li key={fight.at}>
          <Fight fight={fight} address={momentAt(fight.at)} />
        </li>
      ))}
    </ol>
  </Panel>
);

function Fight({ fight, address }: { readonly fight: Story['fights'][number]; readonly address: string }) {
  const { clock, list } = useFormat();
  const { at, outcome, town, against, kills, lost } = fight;
  const teams = list(against.map(String));
  return (
    <Link to={address} replace preventScrollReset rel="nofollow" className={styles.fight}>
      <div>
        <p>
          <time>{clock(at)}</time>{' '}
          <b className={classNames(outcome === 'won' && styles.won, outcome === 'lost' && styles.lost)}>
            {outcome === 'won' && <Trans>Won</Trans>}
            {outcome === 'lost' && <Trans>Lost</Trans>}
            {outcome === 'even' && <Trans>Even</Trans>}
          </b>
        </p>
        <h3>{town ?? <Trans>In the open</Trans>}</h3>
        <p className={styles.quiet}>
          {against.length > 1 ? <Trans>Teams {teams}</Trans> : <Trans>Team {teams}</Trans>}
        </p>
      </div>
      <p className={styles.count}>
        <b>{kills}</b>
        <Plural value={kills} one="kill" other="kills" />
      </p>
      <p className={styles.count}>
        <b>{lost}</b>
        <Trans>lost</Trans>
      </p>
    </Link>
  );
}
