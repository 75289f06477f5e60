import { Plural, Trans } from '@lingui/react/macro';
import { ClockIcon } from '../icons/glyphs.ts';
import { PageHead, Stack } from '../layout/layout.tsx';
import { VisuallyHidden } from '../primitives/primitives.tsx';
import { State } from '../states/index.ts';
import { LookedUpOn } from './looked-up-on.tsx';
import { NewSearch } from './player-not-found.tsx';

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
