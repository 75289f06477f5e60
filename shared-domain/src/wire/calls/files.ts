import * as v from 'valibot';
import { call } from '../call.ts';
import { filled, known, time } from '../entities/values.ts';

const publishedFileSchema = v.object({
  /** The address is `/api/v1/files/` and the name. */
  name: filled,
  /** When its content last changed. Null: with each day. */
  updatedAt: known(time),
});

export type PublishedFile = v.InferOutput<typeof publishedFileSchema>;

/** Files for those who need all rows. */
export const fileCalls = {
  listFiles: call({
    method: 'GET',
    path: '/files',
    answer: v.object({ files: v.array(publishedFileSchema) }),
    list: 'files',
  }),
};
