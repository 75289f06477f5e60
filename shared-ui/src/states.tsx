import type { FailureKind } from '@hotdrop/shared-domain/wire';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { BanIcon, ChevronRightIcon, type Icon, InfoIcon, RenewIcon, WarningIcon } from './icons.tsx';
import { Link, type LinkProps } from './link.tsx';
import { Grid, Row, Text, VisuallyHidden } from './primitives.tsx';
import styles from './states.module.css';
import { StatTiles } from './stats.tsx';

interface StateProps {
  readonly mark: React.ReactNode;
  readonly title: React.ReactNode;
  readonly words: React.ReactNode;
  readonly actions: React.ReactNode;
  /** How screen readers announce it: `alert` at once, `status` politely. */
  readonly role?: 'alert' | 'status';
  /** Whether it is a row beside content, not a replacement. */
  readonly isCompact?: boolean;
}

/** Replaces a part that has nothing to show, or says in a row why a part shows earlier content. */
export const State = ({ mark, title, words, actions, role, isCompact = false }: StateProps) => (
  <Grid
    as="section"
    gap={3}
    surface="panel"
    className={classNames(styles.state, isCompact && styles.compact)}
    role={role}
  >
    <span className={styles.mark}>{mark}</span>
    <h2>{title}</h2>
    {words && <p className={styles.words}>{words}</p>}
    {actions && (
      <Row gap={3} justify="center" align="stretch" isWrapped className={styles.actions}>
        {actions}
      </Row>
    )}
  </Grid>
);

interface FailedProps {
  /** The failure: "The matches could not be loaded". */
  readonly title?: React.ReactNode;
  /** The consequence for the visitor. */
  readonly children?: React.ReactNode;
  /** Retries the action. The default reloads the page's data. */
  readonly onRetry?: () => void;
  /** Whether screen readers announce it politely, without an interruption. */
  readonly isQuiet?: boolean;
  /** Whether earlier content stays on the page beside it. */
  readonly isCompact?: boolean;
  /** Replaces the button by a link, for pages that must work without scripts. */
  readonly retry?: React.ReactNode;
  /** More links: `ButtonLink`s. */
  readonly more?: React.ReactNode;
  /** The kind of the call's failure. Nothing can be retried on a site that lacks the call; a refused key is named. */
  readonly kind?: FailureKind | null | undefined;
}

export const GameRefuses = () => <Trans>The game's service refuses our requests at the moment.</Trans>;

export const AskedNotToBeShown = () => <Trans>This player asked not to be shown.</Trans>;

export function Failed({
  title,
  children,
  onRetry,
  isQuiet = false,
  isCompact = false,
  retry,
  more,
  kind,
}: FailedProps) {
  const { revalidate, state } = useRevalidator();
  const runRetry = onRetry ?? (() => void revalidate());
  useRetryOnReconnect(runRetry);
  useRetryUntilLoaded(runRetry, kind);
  if (kind === 'unsupported') {
    return (
      <State
        role="status"
        isCompact={isCompact}
        mark={<InfoIcon size={isCompact ? 'l' : 'xl'} />}
        title={<Trans>Not available on this site</Trans>}
        words={<Trans>The service behind this site does not provide this yet.</Trans>}
        actions={more}
      />
    );
  }
  if (kind === 'gone') {
    return (
      <State
        role="status"
        isCompact={isCompact}
        mark={<InfoIcon size={isCompact ? 'l' : 'xl'} />}
        title={<Trans>Hidden player</Trans>}
        words={<AskedNotToBeShown />}
        actions={more}
      />
    );
  }
  return (
    <State
      role={isQuiet ? 'status' : 'alert'}
      isCompact={isCompact}
      mark={<WarningIcon size={isCompact ? 'l' : 'xl'} />}
      title={title ?? <Trans>This could not be loaded</Trans>}
      words={
        children ??
        (kind === 'refused' ? (
          <GameRefuses />
        ) : (
          <Trans>Our server did not respond. Please try again in a minute.</Trans>
        ))
      }
      actions={
        <>
          {retry ?? (
            <Button kind="accent" icon={RenewIcon} isBusy={state === 'loading'} onClick={runRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {more}
        </>
      }
    />
  );
}

/** Calls `retry` when a lost connection returns. */
export function useRetryOnReconnect(retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}

/** Failures that pass without a change of the site or of the address. */
const passing: readonly (FailureKind | null | undefined)[] = ['network', 'server', 'busy', 'refused'];
/** The first delay, which doubles up to the longest, in milliseconds. */
const retryDelay = { first: 10_000, longest: 5 * 60_000 };

/** Calls `retry` after a growing delay, and when the visitor returns to the page. A hidden page does not ask. */
function useRetryUntilLoaded(retry: () => void, kind: FailedProps['kind']): void {
  const isPassing = passing.includes(kind);
  const onRetry = useEffectEvent(retry);
  useEffect(() => {
    if (!isPassing) return;
    let delay = retryDelay.first;
    let timer = setTimeout(ask, delay);
    function ask() {
      clearTimeout(timer);
      if (document.hidden) return;
      delay = Math.min(2 * delay, retryDelay.longest);
      timer = setTimeout(ask, delay);
      onRetry();
    }
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isPassing]);
}

interface EmptyProps {
  readonly title: React.ReactNode;
  /** The reason. */
  readonly children?: React.ReactNode;
  /** Next actions: `ButtonLink`s, the first one with the accent. */
  readonly actions?: React.ReactNode;
  readonly icon?: Icon;
  /** Replaces the icon, for example with a tier mark. */
  readonly mark?: React.ReactNode;
}

export const Empty = ({ title, children, actions, icon: Icon = InfoIcon, mark }: EmptyProps) => (
  <State mark={mark ?? <Icon size="xl" />} title={title} words={children} actions={actions} />
);

interface WaitingProps {
  /** The skeleton of the page. */
  readonly children: React.ReactNode;
}

/** Shows a skeleton while content loads, after a short delay. */
export const Waiting = ({ children }: WaitingProps) => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden>
      <span role="status">
        <Trans>Please wait...</Trans>
      </span>
    </VisuallyHidden>
    <div aria-hidden="true">{children}</div>
  </div>
);

interface SkeletonProps {
  /** The width in steps of the 4 px grid. The default is the width of the container. */
  readonly width?: number;
  /** The height in steps of the 4 px grid. */
  readonly height: number;
  /** Whether it has the outline of a tier mark. */
  readonly isMark?: boolean;
}

/** A gray placeholder for content that is loading. */
export const Skeleton = ({ width, height, isMark = false }: SkeletonProps) => (
  <span
    className={classNames(styles.skeleton, isMark && styles.skeletonMark)}
    style={{ '--w': width, '--h': height }}
    data-fills={width === undefined || undefined}
  />
);

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export const SkeletonLines = ({
  count,
  height = 4,
}: {
  readonly count: number;
  readonly height?: number;
}) => (
  <Grid padding={4}>
    {times(count).map((line) => (
      <Skeleton key={line} height={height} />
    ))}
  </Grid>
);

/** The skeleton of `StatTiles`. */
export const SkeletonTiles = ({
  columns,
  rows = 1,
}: {
  readonly columns: 2 | 3 | 4 | 5;
  readonly rows?: number;
}) => (
  <StatTiles columns={columns}>
    {times(columns * rows).map((tile) => (
      <Grid key={tile} padding={4}>
        <Skeleton width={9} height={3} />
        <Skeleton width={12} height={5} />
      </Grid>
    ))}
  </StatTiles>
);

/** The skeleton of a `Table`. */
export const SkeletonTable = ({ rows }: { readonly rows: number }) => (
  <Grid isLined>
    <Text as="div" surface="well" className={styles.head} />
    {times(rows).map((row) => (
      <Row key={row} gap={4} justify="between" padding={[0, 5]} className={styles.row}>
        <Skeleton width={6} height={4} />
        <Skeleton width={36} height={4} />
        <Skeleton width={16} height={4} />
      </Row>
    ))}
  </Grid>
);

interface DeadEndProps {
  readonly kicker?: React.ReactNode;
  readonly title: React.ReactNode;
  readonly lead: React.ReactNode;
  /** Links to other pages: `ButtonLink`s. */
  readonly actions?: React.ReactNode;
  /** Suggestions: `Offers`. */
  readonly children?: React.ReactNode;
}

/** A full page for content that does not exist. */
export const DeadEnd = ({ kicker, title, lead, actions, children }: DeadEndProps) => (
  <Grid as="section" gap={4} className={styles.deadEnd}>
    {kicker && (
      <Row as="p" size="t13" tone="muted" className={styles.kicker}>
        {kicker}
      </Row>
    )}
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
    {actions && (
      <Row gap={3} isWrapped align="stretch" className={styles.actions}>
        {actions}
      </Row>
    )}
  </Grid>
);

interface OffersProps {
  readonly title: React.ReactNode;
  /** `Offer`s. */
  readonly children: React.ReactNode;
}

export const Offers = ({ title, children }: OffersProps) => (
  <>
    <h2 className={styles.offersTitle}>{title}</h2>
    <Grid as="ul" isLined surface="panel" className={styles.offers}>
      {children}
    </Grid>
  </>
);

interface OfferProps {
  readonly to: LinkProps['to'];
  readonly mark?: React.ReactNode;
  readonly title: React.ReactNode;
  readonly note?: React.ReactNode;
}

export const Offer = ({ to, mark, title, note }: OfferProps) => (
  <li>
    <Row as={Link} to={to} gap={4} padding="panel" isTarget className={styles.offer}>
      {mark}
      <Grid as="span" gap={0} flex="grow">
        <Text as="b" size="d20" wrap="anywhere">
          {title}
        </Text>
        {note && <small>{note}</small>}
      </Grid>
      <ChevronRightIcon />
    </Row>
  </li>
);

interface LostProps {
  readonly title: React.ReactNode;
  readonly lead: React.ReactNode;
  /** Links to other pages: `ButtonLink`s, the first one with the accent. */
  readonly actions: React.ReactNode;
}

/** The page for an unknown address, with a drawing of a flight path. */
export const Lost = ({ title, lead, actions }: LostProps) => (
  <Grid as="section" columns={2} phoneColumns={1} className={styles.lost}>
    <Grid gap={3}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Row gap={3} isWrapped align="stretch" className={styles.actions}>
        {actions}
      </Row>
    </Grid>
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.path} d="M8 176L312 24" />
      <path className={styles.drop} d="M172 94v70" />
      <path className={styles.cross} d="M164 164l16 16M180 164l-16 16" />
      <circle cx="172" cy="94" r="4" />
      <circle cx="80" cy="140" r="2.5" />
      <circle cx="258" cy="51" r="2.5" />
    </svg>
  </Grid>
);

/**
 * Returns the data to show. If a load failed or is still pending, that is the last loaded data with the same key, so
 * that nothing on the page is lost. Show the failure beside it.
 */
export function useKept<T>(data: T, isMissing: (data: T) => boolean, key = ''): T {
  const [kept, keep] = useState({ data, key });
  const isKept = isMissing(data) && !isMissing(kept.data) && kept.key === key;
  if (!isKept && (kept.data !== data || kept.key !== key)) keep({ data, key });
  return isKept ? kept.data : data;
}

interface BanNoticeProps {
  /** `Player.ban`. */
  readonly ban: 'temporary' | 'permanent' | null;
}

export function BanNotice({ ban }: BanNoticeProps) {
  if (!ban) return null;
  return (
    <Row
      as="p"
      gap={3}
      align="start"
      padding={[3, 5]}
      className={classNames(styles.ban, ban === 'permanent' && styles.permanent)}
    >
      <BanIcon />
      {ban === 'permanent' ? (
        <Trans>This account has been permanently banned.</Trans>
      ) : (
        <Trans>This account is temporarily suspended.</Trans>
      )}
    </Row>
  );
}
