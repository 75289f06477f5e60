import type { SharedMatches } from '@hotdrop/shared-domain/wire';
import { Button } from '@hotdrop/shared-ui/button';
import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComparedPlayer, SharedResult } from '../compared.ts';
import { useShared } from './load-shared.ts';
import styles from './shared.module.css';
import { SharedList } from './shared-list.tsx';

interface SharedSectionProps {
  readonly players: readonly ComparedPlayer[];
  readonly loaded: SharedResult;
}

/** The matches of three months in which players met. */
export function SharedSection({ players, loaded }: SharedSectionProps) {
  const { shared, retry } = useShared(players, loaded);
  return (
    <Block
      title={<Trans>Shared matches</Trans>}
      aside={
        <span className={styles.about}>
          <Trans>All modes, last 3 months</Trans>
        </span>
      }
    >
      <SharedContent players={players} shared={shared} retry={retry} />
    </Block>
  );
}

interface SharedContentProps extends Pick<SharedSectionProps, 'players'> {
  readonly shared: SharedResult;
  readonly retry: () => void;
}

function SharedContent({ players, shared, retry }: SharedContentProps) {
  const { t } = useLingui();
  if (shared.status === 'pending')
    return (
      <Panel label={t`Shared matches`}>
        <p className={styles.sentence} role="status">
          <Trans>Looking for shared matches</Trans>
        </p>
      </Panel>
    );
  if (shared.status === 'failed')
    return (
      <Panel label={t`Shared matches`}>
        <p className={styles.sentence} role="status">
          <Trans>The shared matches could not be loaded.</Trans>
        </p>
        <p className={styles.action}>
          <Button isSmall onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      </Panel>
    );
  const { together, against } = shared.data;
  if (together.games === 0 && against.games === 0)
    return (
      <Panel label={t`Shared matches`}>
        <p className={styles.sentence}>
          <Trans>Never in the same match in the last 3 months.</Trans>
        </p>
      </Panel>
    );
  return (
    <Columns shape="halves">
      <Together players={players} shared={shared.data} />
      <Against players={players} shared={shared.data} />
    </Columns>
  );
}

interface SharedProps extends Pick<SharedSectionProps, 'players'> {
  readonly shared: SharedMatches;
}

/** Rates of fewer games say little. */
const enoughGames = 5;

function Together({ players, shared }: SharedProps) {
  const { number } = useFormat();
  const { together } = shared;
  const games = number(together.games);
  return (
    <Panel
      title={<Trans>Together</Trans>}
      headingLevel={3}
      aside={
        players.length > 2 ? (
          <Trans>{games} matches with two or more of them</Trans>
        ) : together.games === 1 ? (
          <Trans>1 match</Trans>
        ) : (
          <Trans>{games} matches</Trans>
        )
      }
    >
      {together.games === 0 ? (
        <p className={styles.sentence}>
          <Trans>Never in one team in the last 3 months.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.sentence}>
            <TogetherWords players={players} shared={shared} />
          </p>
          <SharedList players={players} matches={together.matches} games={together.games} look="together" />
        </>
      )}
    </Panel>
  );
}

function TogetherWords({ players, shared: { all, others } }: SharedProps) {
  const format = useFormat();
  const first = players[0]?.player.name ?? '';
  const games = format.number(all.games);
  const wins = format.number(all.wins);
  const top10s = format.number(all.top10s);
  const winRate = format.percent(all.wins / all.games);
  const top10Rate = format.percent(all.top10s / all.games);
  if (players.length > 2 && all.games === 0) {
    const most = others.reduce((best, one) => (one.together > best.together ? one : best));
    const mate = players.find(({ player }) => player.accountId === most.accountId)?.player.name;
    const count = format.number(most.together);
    return most.together === 0 ? (
      <Trans>
        Never all in one team, and <span className={styles.name}>{first}</span> with none of them.
      </Trans>
    ) : (
      <Trans>
        Never all in one team. <span className={styles.name}>{first}</span> plays most with{' '}
        <span className={styles.name}>{mate}</span>: {count}.
      </Trans>
    );
  }
  if (all.games < enoughGames)
    return players.length === 2 ? (
      <Trans>
        Won {wins} of {games}, {top10s} in the top 10.
      </Trans>
    ) : (
      <Trans>
        All in one team: won {wins} of {games}, {top10s} in the top 10.
      </Trans>
    );
  return players.length === 2 ? (
    <Trans>
      <b>Together they win {winRate}</b> and reach the top 10 in {top10Rate}.
    </Trans>
  ) : (
    <Trans>
      <b>All in one team, they win {winRate}</b> of {games} and reach the top 10 in {top10Rate}.
    </Trans>
  );
}

function Against({ players, shared: { against, others } }: SharedProps) {
  const { number } = useFormat();
  const games = number(against.games);
  return (
    <Panel
      title={<Trans>Against each other</Trans>}
      headingLevel={3}
      aside={against.games === 1 ? <Trans>1 match</Trans> : <Trans>{games} matches</Trans>}
    >
      {against.games === 0 ? (
        <p className={styles.sentence}>
          <Trans>Never in different teams of one match in the last 3 months.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.sentence}>
            <AgainstWords players={players} others={others} />
          </p>
          <SharedList players={players} matches={against.matches} games={against.games} look="against" />
        </>
      )}
    </Panel>
  );
}

function AgainstWords({ players, others }: Pick<SharedProps, 'players'> & Pick<SharedMatches, 'others'>) {
  const { number } = useFormat();
  const first = players[0]?.player.name ?? '';
  const met = others.reduce((sum, one) => sum + one.against, 0);
  const ahead = number(others.reduce((sum, one) => sum + one.ahead, 0));
  const all = number(met);
  if (met === 0) return <Trans>Same match, different teams.</Trans>;
  return players.length === 2 ? (
    <Trans>
      Same match, different teams. {first} placed higher in {ahead} of {all}.
    </Trans>
  ) : (
    <Trans>
      Same match, different teams. {first} placed higher than the others in {ahead} of {all} comparisons.
    </Trans>
  );
}
