import type { Cutoff } from '@hotdrop/shared-domain/wire';
import { TextButton } from '@hotdrop/shared-ui/button';
import { forgetOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './side.module.css';
import type { Standing } from './use-own-standing.ts';

interface OwnLineProps {
  readonly own: Standing | null;
  readonly cutoffs: readonly Cutoff[];
}

/** The visitor's own place, and the points to the next group of places. It has room for two lines. */
export const OwnLine = ({ own, cutoffs }: OwnLineProps) => (
  <div className={styles.own} data-known={own !== null || undefined}>
    <p>{own ? <OwnWords own={own} cutoffs={cutoffs} /> : <NoOwnPlayer />}</p>
    {own && (
      <TextButton onClick={forgetOwnPlayer} className={styles.forget}>
        <Trans>Not you?</Trans>
      </TextButton>
    )}
  </div>
);

const NoOwnPlayer = () => <Trans>Renew your own profile once to see your place here.</Trans>;

function OwnWords({ own, cutoffs }: OwnLineProps & { readonly own: Standing }) {
  const { number } = useFormat();
  const { name, isLoading, place, rankPoint } = own;
  if (isLoading) {
    return (
      <Trans>
        You: <b>{name}</b>
      </Trans>
    );
  }
  if (rankPoint === null) {
    return (
      <Trans>
        <b>{name}</b> is not on this leaderboard yet.
      </Trans>
    );
  }
  const next = cutoffs.findLast((cutoff) => (cutoff.rankPoint ?? 0) > rankPoint);
  const points = number(rankPoint);
  const missing = number((next?.rankPoint ?? 0) - rankPoint);
  const shown = number(place);
  return (
    <>
      {place === null ? (
        <Trans>
          You: <b>{points} points</b>.
        </Trans>
      ) : (
        <Trans>
          You: <b>#{shown}</b> with <b>{points} points</b>.
        </Trans>
      )}
      <SentenceGap />
      {next && (
        <Trans>
          {missing} short of the top {next.place}.
        </Trans>
      )}
    </>
  );
}
