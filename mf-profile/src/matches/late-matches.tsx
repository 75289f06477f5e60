import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { LoadAgain } from '../loading/revalidate-on-mount.tsx';

/** A list that the server did not wait for. */
export const LateMatches = () => (
  <Waiting>
    <LoadAgain />
    <SkeletonLines count={10} height={17} />
  </Waiting>
);
