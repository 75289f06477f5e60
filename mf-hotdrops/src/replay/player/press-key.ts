import type { TeamFight } from '../story/fights.ts';
import { type ReplayClock, speeds } from './replay-clock.ts';

interface Match {
  /** Of the followed team. */
  readonly fights: readonly Pick<TeamFight, 'at'>[];
  readonly end: number;
}

/** Seconds of a jump. */
export const jump = 10;

/** The start of the fight before a second, or the start of the match. */
export const fightBefore = (fights: Match['fights'], at: number): number =>
  fights.findLast((fight) => fight.at < at - 2)?.at ?? 0;

/** The start of the fight after a second, or the end of the match. */
export const fightAfter = ({ fights, end }: Match, at: number): number =>
  fights.find((fight) => fight.at > at + 1)?.at ?? end;

/** Does what a key means for the time of a replay. Returns whether it means anything. */
export function pressKey(clock: ReplayClock, key: string, match: Match): boolean {
  const { at } = clock;
  const { speed } = clock.getSnapshot();
  const place = speeds.indexOf(speed);
  switch (key) {
    case ' ':
      clock.toggle();
      return true;
    case 'ArrowLeft':
      clock.seek(at - jump);
      return true;
    case 'ArrowRight':
      clock.seek(at + jump);
      return true;
    case 'ArrowUp':
      clock.setSpeed(speeds[place + 1] ?? speed);
      return true;
    case 'ArrowDown':
      clock.setSpeed(speeds[place - 1] ?? speed);
      return true;
    case ',':
    case 'PageUp':
      clock.seek(fightBefore(match.fights, at));
      return true;
    case '.':
    case 'PageDown':
      clock.seek(fightAfter(match, at));
      return true;
    default:
      return false;
  }
}
