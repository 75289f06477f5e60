import { readMode } from '@hotdrop/shared-domain/game';
import type { RenewState } from '@hotdrop/shared-domain/rules';
import type { RenewalDone } from '@hotdrop/shared-domain/wire';
import { RenewButton } from '@hotdrop/shared-ui/button';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, ClockIcon, OfflineIcon } from '@hotdrop/shared-ui/icons';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { GameRefuses } from '@hotdrop/shared-ui/states';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { renewing } from '../loading/profile-context.ts';
import { NoScriptRefresh } from '../loading/states.tsx';
import styles from './renewal-changes.module.css';
import type { Renewal as RenewalProps } from './use-renewal.ts';

type ButtonProps = Omit<React.ComponentProps<typeof RenewButton>, 'onPress' | 'children'>;

/** The renew button in its current state. */
export function Renewal({
  state,
  syncedAt,
  done,
  start,
  children,
}: RenewalProps & { readonly children?: React.ReactNode }) {
  const links = useLinks(linkPatterns);
  const { platform: shard, name } = useAddress();
  const address = links.profile({ shard, name });
  const isWaiting = state.status === 'queued' || state.status === 'updating';
  return (
    <RenewButton {...getButtonProps(state, syncedAt, done)} onPress={start} action={address}>
      {children}
      {isWaiting && <NoScriptRefresh to={`${address}?${renewing}`} />}
    </RenewButton>
  );
}

function getButtonProps(state: RenewState, syncedAt: string | null, done: RenewalProps['done']): ButtonProps {
  const renew = <Trans>Renew</Trans>;
  switch (state.status) {
    case 'up-to-date':
      return {
        label: <Trans>Up to date</Trans>,
        // The result takes the place of the time, so that nothing on the page moves.
        words: done ? <RenewalChanges done={done} /> : <Updated at={syncedAt} />,
        icon: CheckIcon,
        variant: 'disabled',
      };
    case 'throttled':
      return {
        label: renew,
        words: <Trans>Too many renewals. Try again in a minute.</Trans>,
        variant: 'disabled',
        isWarning: true,
      };
    case 'failed':
      if (state.kind === 'forbidden') {
        return {
          label: renew,
          words: <Trans>Crawlers cannot renew a profile.</Trans>,
          variant: 'disabled',
          isWarning: true,
        };
      }
      return {
        label: <Trans>Try again</Trans>,
        words: state.kind === 'refused' ? <GameRefuses /> : <Trans>Network error occurred.</Trans>,
        icon: OfflineIcon,
        isWarning: true,
      };
    case 'queued':
      return {
        label: <Trans>In the queue</Trans>,
        words: <Plural value={state.waitCount} one="# player is ahead" other="# players are ahead" />,
        icon: ClockIcon,
        variant: 'disabled',
      };
    case 'updating':
      return {
        label: <Trans>Updating…</Trans>,
        words: <Trans>Checking for new matches</Trans>,
        variant: 'busy',
      };
    case 'idle':
      return { label: renew, words: <Updated at={syncedAt} /> };
  }
}

function Updated({ at }: { readonly at: string | null }) {
  if (at === null) return <Trans>Not updated yet</Trans>;
  return (
    <Trans>
      Updated <ExactTimeAgo time={at} />
    </Trans>
  );
}

/** The result of a renewal that ended on this page. */
function RenewalChanges({ done }: { readonly done: RenewalDone }) {
  const matches = done.changes?.matches ?? 0;
  const points = Object.entries(done.changes?.rankPoint ?? {}).filter(([, change]) => change !== 0);
  const hasChanges = matches > 0 || points.length > 0;
  return (
    <Row as="span" justify="end" tone="muted" isWrapped className={styles.changes}>
      <Text tone="up">
        <CheckIcon />
      </Text>
      {hasChanges ? <Trans>Renewed:</Trans> : <Trans>Renewed. There are no new matches.</Trans>}
      {matches > 0 && (
        <b>
          <Plural value={matches} one="# new match" other="# new matches" />
        </b>
      )}
      {points.map(([mode, change]) => (
        <PointChange key={mode} mode={mode} change={change} />
      ))}
    </Row>
  );
}

interface PointChangeProps {
  readonly mode: string;
  /** Negative: points lost. */
  readonly change: number;
}

function PointChange({ mode, change }: PointChangeProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const Arrow = change > 0 ? ArrowUpIcon : ArrowDownIcon;
  const shown = format.change(change);
  return (
    <span>
      {readMode(game, mode).name[locale]}{' '}
      <Text as="b" tone={change > 0 ? 'up' : 'down'}>
        <Arrow size="xs" />
        <Trans>{shown} points</Trans>
      </Text>
    </span>
  );
}
