import { SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';

export const MatchSkeleton = () => (
  <Waiting>
    <SkeletonTable rows={6} />
  </Waiting>
);
