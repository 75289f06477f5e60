import { offeredPlatforms, platformOf, readShard, readTier } from '@hotdrop/shared-domain/game';
import type { ApiFailure, PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { PlatformMark } from './artwork.tsx';
import { ButtonLink } from './button.tsx';
import { ClockIcon, SearchIcon } from './icons.tsx';
import { PageHead, Stack } from './layout.tsx';
import { Row, VisuallyHidden } from './primitives.tsx';
import { useLinks, useSite } from './site.tsx';
import styles from './states.module.css';
import { AskedNotToBeShown, DeadEnd, Failed, GameRefuses, Offer, Offers, State } from './states.tsx';
import { TierMark } from './tier-mark.tsx';

interface PlayerNotFoundProps {
  /** The platform of the lookup. */
  readonly shard: string;
  readonly name: string;
  readonly suggestions: readonly PlayerSuggestion[];
  /** Returns the address of the lookup on another platform. */
  readonly elsewhere: (platform: string) => string | undefined;
}

/** The page for an unknown name: suggests similar names and other platforms. */
export function PlayerNotFound({ shard, name, suggestions, elsewhere }: PlayerNotFoundProps) {
  const { game } = useSite();
  return (
    <DeadEnd
      kicker={<LookedUpOn shard={shard} />}
      title={name}
      lead={
        <>
          <strong className={styles.what}>
            <Trans>player is not found</Trans>
          </strong>
          <Trans>
            Nicknames are case sensitive.{'\n'}
            Please check nickname and try again.
          </Trans>
        </>
      }
      actions={<NewSearch />}
    >
      {suggestions.length > 0 && <Suggested suggestions={suggestions} />}
      <OtherPlatforms except={platformOf(game, shard)} to={elsewhere} />
    </DeadEnd>
  );
}

function NewSearch() {
  const links = useLinks();
  return (
    <ButtonLink to={links.search()} icon={SearchIcon}>
      <Trans>New search</Trans>
    </ButtonLink>
  );
}

interface PlayerFailedProps {
  /** The platform of the lookup. */
  readonly shard: string;
  readonly name: string;
  readonly failure: ApiFailure;
  /** Replaces the button that reloads the page's data. */
  readonly retry?: React.ReactNode;
}

/** The page of a player who asked not to be shown. It does not repeat the name. */
export const PlayerHidden = () => (
  <DeadEnd
    title={<Trans>Hidden player</Trans>}
    lead={
      <>
        <AskedNotToBeShown /> <Trans>If this is you and you want to be shown again, write to us.</Trans>
      </>
    }
    actions={<NewSearch />}
  />
);

/** The page for a failed lookup: the player may exist, or the queue has no room for a new player. */
export function PlayerFailed({ shard, name, failure, retry }: PlayerFailedProps) {
  if (failure.kind === 'gone') return <PlayerHidden />;
  const isFull = failure.kind === 'busy' && failure.isAtCapacity;
  return (
    <>
      <PageHead kicker={<LookedUpOn shard={shard} />} title={name} />
      <Stack>
        <Failed
          kind={failure.kind}
          title={
            isFull ? <Trans>The site is at capacity</Trans> : <Trans>The player could not be loaded</Trans>
          }
          retry={retry}
          more={<NewSearch />}
        >
          {isFull ? <AtCapacity retryAfter={failure.retryAfter ?? 0} /> : <FailureReason failure={failure} />}
        </Failed>
      </Stack>
    </>
  );
}

/** The reason of a failure in a sentence or two. */
export function FailureReason({ failure }: { readonly failure: ApiFailure }) {
  switch (failure.kind) {
    case 'busy':
      return <Trans>Server busy (retry after a while)</Trans>;
    case 'refused':
      return (
        <>
          <GameRefuses />
          {'\n'}
          <Trans>Players who were looked up before still open.</Trans>
        </>
      );
    case 'network':
      return (
        <>
          <Trans>Network error occurred.</Trans>
          {'\n'}
          <Trans>Please try again in a minute.</Trans>
        </>
      );
    default:
      return (
        <Trans>
          Something went wrong on our end.{'\n'}
          The error was logged; please try again later.
        </Trans>
      );
  }
}

interface PlayerInQueueProps {
  /** The platform of the lookup. */
  readonly shard: string;
  readonly name: string;
  /** How many players are ahead. */
  readonly ahead: number;
  /** The expected time in milliseconds. */
  readonly wait: number;
  /** A link that checks again without scripts. */
  readonly retry?: React.ReactNode;
}

/** The page of a new player in the queue. Place and time have a line each, so that nothing moves when they change. */
export const PlayerInQueue = ({ shard, name, ahead, wait, retry }: PlayerInQueueProps) => (
  <>
    <PageHead kicker={<LookedUpOn shard={shard} />} title={name} />
    <Stack>
      <State
        mark={<ClockIcon size="xl" />}
        title={<Trans>In the queue</Trans>}
        words={
          <>
            <Plural value={ahead} _0="Next in line" one="# player is ahead" other="# players are ahead" />
            {'\n'}
            <Trans>
              Stats appear <ExpectedTime milliseconds={wait} />
            </Trans>
            {'\n\n'}
            <Trans>
              The game answers only a few requests a minute, so new players are read in turn. This page
              updates by itself.
            </Trans>
          </>
        }
        actions={
          <>
            {retry}
            <NewSearch />
          </>
        }
      />
      {/* Only the time is announced: at most once a minute. */}
      <VisuallyHidden>
        <span role="status">
          <Trans>
            Stats appear <ExpectedTime milliseconds={wait} />
          </Trans>
        </span>
      </VisuallyHidden>
    </Stack>
  </>
);

/** An expected time in whole minutes, so that the text changes at most once a minute. */
export const ExpectedTime = ({ milliseconds }: { readonly milliseconds: number }) => (
  <Plural
    value={Math.max(1, Math.ceil(milliseconds / 60_000))}
    one="in about # minute"
    other="in about # minutes"
  />
);

/** The queue has no room for some milliseconds. */
const AtCapacity = ({ retryAfter }: { readonly retryAfter: number }) => (
  <>
    <Trans>
      Too many new players are being looked up, and the queue is full. Please try again{' '}
      <ExpectedTime milliseconds={retryAfter} />.
    </Trans>
    {'\n'}
    <Trans>Players who were looked up before open at once.</Trans>
  </>
);

/** Names the platform of a lookup. */
function LookedUpOn({ shard }: { readonly shard: string }) {
  const { game, locale } = useSite();
  const { platform, name } = readShard(game, shard);
  return (
    <>
      <PlatformMark platform={platform} size="s" />
      {name[locale]}
    </>
  );
}

interface OtherPlatformsProps {
  readonly except: string;
  readonly to: (platform: string) => string | undefined;
}

/** Links to lookups of the same name on other platforms. */
function OtherPlatforms({ except, to }: OtherPlatformsProps) {
  const { game, locale } = useSite();
  const id = useId();
  return (
    <Row as="nav" isWrapped className={styles.others} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>On another platform</Trans>
      </h2>
      {offeredPlatforms(game)
        .filter((platform) => platform.id !== except)
        .map((platform) => (
          <ButtonLink key={platform.id} to={to(platform.id)} rel="nofollow">
            <PlatformMark platform={platform.id} size="s" />
            {platform.name[locale]}
          </ButtonLink>
        ))}
    </Row>
  );
}

/** Links to players with a similar name. */
function Suggested({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const links = useLinks();
  const reasons: Readonly<Record<PlayerSuggestion['reason'], string>> = {
    case: t`different capitalization`,
    platform: t`another platform`,
    similar: t`a similar name`,
    prefix: t`a longer name`,
  };
  return (
    <Offers title={<Trans>Did you mean …</Trans>}>
      {suggestions.map((player) => {
        const shard = readShard(game, player.shard);
        return (
          <Offer
            key={`${player.shard}/${player.accountId}`}
            to={links.profile(player)}
            mark={<TierMark mark={player.tier ? readTier(game, player.tier).mark : 'neutral'} />}
            title={player.name}
            note={
              <Row as="span" gap={1} isInline>
                <PlatformMark platform={shard.platform} size="xs" />
                {shard.name[locale]} · {reasons[player.reason]}
              </Row>
            }
          />
        );
      })}
    </Offers>
  );
}
