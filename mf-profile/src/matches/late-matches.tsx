import { BoneLines, Waiting } from '@hotdrop/shared-ui/states';
import { useLoadAgain } from '../use-load-again.ts';

/** A list that the server did not wait for. */
export function LateMatches() {
  useLoadAgain();
  return (
    <Waiting>
      <BoneLines count={10} height={17} />
    </Waiting>
  );
}
