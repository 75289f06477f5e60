import { SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';

/** The shape of an opened match in gray. */
export const MatchSkeleton = () => (
  <Waiting>
    <SkeletonTable rows={6} />
  </Waiting>
);
