import { BoneTable, Waiting } from '@hotdrop/shared-ui/states';

/** The shape of an opened match in gray. */
export const MatchBones = () => (
  <Waiting>
    <BoneTable rows={6} />
  </Waiting>
);
