import type { Site } from '@hotdrop/shared-domain/contract';
import type { Board } from '../board/board.ts';
import { landingId } from '../board/scroll-target.tsx';

/** The page of a board on which a rank stands, with the rank marked. */
export function addressOfRank(links: Site['links'], board: Board, rank: number, perPage: number): string {
  const address = links.leaderboards({ ...board, page: Math.ceil(rank / perPage) });
  return `${address}${address.includes('?') ? '&' : '?'}at=${rank}#${landingId}`;
}
