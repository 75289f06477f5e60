import type { Season } from '@hotdrop/shared-domain/game';
import type { MatchBests, TierAverages } from '@hotdrop/shared-domain/wire';
import { Grid } from '@hotdrop/shared-ui/primitives';
import type { PlayedMode } from '../season/season-overview.ts';
import { ModeCard } from './mode-card.tsx';

interface ModeCardsProps {
  readonly season: Season;
  readonly modes: readonly PlayedMode[];
  /** The mode that phones show open; null: all are closed at every width. */
  readonly open: PlayedMode | null;
  readonly tiers: TierAverages | null;
  /** Of the mode that is open. */
  readonly bests: MatchBests | null;
}

/** A card for each played mode. */
export const ModeCards = ({ season, modes, open, tiers, bests }: ModeCardsProps) => (
  <Grid columns={2} narrowColumns={1} gap={5}>
    {modes.map((played) => (
      <ModeCard
        key={`${played.played.kind} ${played.mode.id}`}
        {...played}
        season={season}
        tiers={tiers}
        bests={played === open ? bests : null}
        isOpen={!open ? 'never' : played === open ? 'always' : 'wide'}
      />
    ))}
  </Grid>
);
